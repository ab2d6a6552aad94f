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
waiting-host-away = The host is away. { $name } becomes host in { $seconds } s.
waiting-host-away-you = The host is away. You become host in { $seconds } s.
waiting-host-now = { $name } is the host now.
waiting-host-now-you = You are the host now.
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

## The bar above a match

bar-menu = Menu
bar-stay = Stay
bar-home = Back to the front page
bar-home-text = The match goes on without you. Your seat stays yours: come back with the same link, or with your browser’s back button.
bar-home-sure = Leave for now
bar-leave = Leave the match
bar-leave-text = This means giving up, for good. A bot or the autopilot goes on in your place.
bar-leave-seat = Leave the table
bar-leave-seat-text = Your seat becomes free, and your link no longer works.
bar-leave-sure = Leave
bar-close = Close the table
bar-close-text = Everybody is sent home, and a running match ends here.
bar-close-sure = Close
bar-pause = Ask for a pause
bar-table-link = Copy the table link
bar-pause-back = No pause after all
bar-pause-asked =
    { $number ->
        [one] { $names } asks for a pause.
       *[other] { $names } ask for a pause.
    }
bar-pause-agree = Agree
bar-pause-no = No
bar-pause-wished = You ask for a pause. Not agreed yet: { $names }.
bar-pause-over = No pause: the match goes on.
bar-paused = The match is paused
bar-paused-text = Time stands still. Anybody at the table can resume.
bar-go-on = Resume
bar-watch-link = Copy link for watching
bar-copied = The link is copied.
bar-not-copied = The browser won’t let us copy. Select the link and copy it by hand.
