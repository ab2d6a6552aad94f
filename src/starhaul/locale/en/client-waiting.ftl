### Browser client: the waiting room, chat, the bar above a match.

waiting-title = { $host }’s table
waiting-table = Table
waiting-seats = At the table
waiting-free = Free seat
waiting-host = host
waiting-you = you
waiting-state-bot = bot
waiting-state-free = free
waiting-state-away = away
waiting-state-coming = on the way
waiting-state-ready = ready
waiting-state-thinking = not ready yet
waiting-name = Name
waiting-name-first = Tell us your name first.
waiting-colour = Colour
waiting-move = Sit here
waiting-sit-here = Sit here
waiting-kick = Remove
waiting-kick-text = { $name } loses the seat and can only come back with a link to a seat from you.
waiting-kick-sure = Remove

## Bots

waiting-bot-add = Add a bot
waiting-bot-change = Another bot
waiting-bot-remove = Send away
waiting-bot-title = A bot for seat { $number }
waiting-bot-skill = Skill
waiting-bot-temper = Temperament
waiting-bot-seat = Seat this bot
waiting-bot-random = Does whatever. For a laugh.
waiting-bot-easy = Builds in a hurry and forgives a lot.
waiting-bot-medium = Knows what it is doing; a fair match.
waiting-bot-hard = Thinks ahead and rarely errs.
waiting-temper-balanced = Weighs risk and reward.
waiting-temper-bold = Takes every chance and every meteor.
waiting-temper-careful = Would rather come home than get rich.
waiting-temper-greedy = Cannot leave goods behind.

## What is played

waiting-agreement = What is played
waiting-as-written = Rules as written, nothing special agreed.
waiting-change = Change
waiting-change-send = Play like this
waiting-house = Table rules
waiting-fair = Nobody cheats
waiting-fair-text = Before every match the server seals a secret; this is its fingerprint. Your device adds a random number, and so do those of the others. All luck comes from these together, so nobody can choose it. When the match is over, the secret is revealed and this page checks it all.

## Invitations

waiting-invite = Invite
waiting-invite-everybody = One link for everybody: whoever opens it picks a free seat or watches.
waiting-invite-code = Code
waiting-invite-code-hint = For “Join” on the front page.
waiting-invite-more = More links
waiting-renew-table = New table link
waiting-renew-table-text = The link and the code stop working, and whoever is watching with them is removed. Seats that are taken stay taken.
waiting-renew-watch = New link for spectators
waiting-renew-watch-text = The link for watching stops working, and all spectators who used it are removed.
waiting-renew-sure = Make a new link
waiting-reach-local = These links work on this computer only. To let others in, close the server and start it with “make play LAN=1” or “starhaul serve --host 0.0.0.0”.
waiting-reach-network = You are viewing this page at an address that only this computer knows. The links use its address in the local network: { $address }
waiting-invite-seat = This link leads to this seat. One person, one link.
waiting-invite-watch = to watch
waiting-invite-watch-hint = With this link any number of people can watch.
waiting-invite-own = your own seat
waiting-invite-own-hint = Your own seat on another device. Keep it to yourself.
waiting-invite-link = Link
waiting-invite-copy = Copy link
waiting-invite-share = Share
waiting-invite-qr = The link as a QR code

## Ready

waiting-ready = Ready
waiting-rematch = Ready for another match
waiting-fill = Fill with bots
waiting-not-ready = Actually, wait
waiting-for-seats =
    { $number ->
        [one] { $number } seat is still free. Invite somebody or add a bot.
       *[other] { $number } seats are still free. Invite somebody or add bots.
    }
waiting-for-host =
    { $number ->
        [one] { $number } seat is still free. The host fills it.
       *[other] { $number } seats are still free. The host fills them.
    }
waiting-for-people = Not ready yet: { $names }
waiting-watching = You are watching. The match begins when everybody is ready.
waiting-choose = Choose a free seat, or stay and watch.
waiting-sit = Sit down
waiting-begins = Here we go
waiting-stop = Not yet
waiting-series = Matches so far
waiting-series-match = Match
waiting-series-sum = Sum

## Chat

chat-title = Chat
chat-open = Chat
chat-empty = Nobody has said a word yet.
chat-watching = Spectators can read along; only people at the table can write.
chat-write = Say something
chat-send = Send
chat-emotes = Quick chat
chat-to = Who can read it
chat-to-all = Everybody
chat-to-team = Partner: { $name }
chat-write-team = To your partner only
chat-between = just you two
chat-unread =
    { $number ->
        [one] { $number } new message
       *[other] { $number } new messages
    }
chat-mute = Mute somebody
chat-mute-all = Mute somebody for everybody
chat-muted = muted
chat-emote-hello = Hello!
chat-emote-well-done = Well done!
chat-emote-thanks = Thanks!
chat-emote-oops = Oops.
chat-emote-hurry = Hurry up…
chat-emote-wow = Wow!
chat-emote-good-game = Good game!
chat-emote-sorry = Sorry!
