### Browser client: the bar above every match, pauses, and the host.

waiting-host-away = The host is away. { $name } becomes host in { $seconds } s.
waiting-host-away-you = The host is away. You become host in { $seconds } s.
waiting-host-now = { $name } is the host now.
waiting-host-now-you = You are the host now.
bar-menu = Menu
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
coach-on = Switch the coach on
coach-off = Switch the coach off
coach-suspended = The coach is taking a break. { $why }
results-next-round =
    { $box ->
        [first] Next: round { $round } of { $rounds }, { $class }
       *[second] Next: flight { $round } of { $rounds }, { $class }
    }
results-countdown =
    { $box ->
        [first]
            { $seconds ->
                [one] The next round starts in { $seconds } second.
               *[other] The next round starts in { $seconds } seconds.
            }
       *[second]
            { $seconds ->
                [one] The next flight starts in { $seconds } second.
               *[other] The next flight starts in { $seconds } seconds.
            }
    }
results-team = Team { $team }
building-partner = partner
