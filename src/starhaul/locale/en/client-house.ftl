### The server as a house: announcements, its welcome on the front page, the invitation word.

house-closes = No new matches: this server stops at { $time } at the latest and comes back soon. Nothing is lost.
house-dismiss = Hide the announcement
house-contact = Contact: { $contact }
house-invited = For invited guests
house-invited-text = Tell the airlock the word, and it opens. Links to tables and seats work without it.
house-word = Invitation word
house-enter = Let me in
