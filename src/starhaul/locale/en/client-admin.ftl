### The operator page, besides what it shares with `starhaul admin`.

admin-title = Operator page
admin-token-label = Access token
admin-token-hint = The setting “admin_token”, or what the server printed at its start.
admin-token-go = Open
admin-leave = Lock
admin-stay = No, leave it
admin-overview = Overview
admin-close = Close
admin-close-sure = Close table { $table }? A match in progress is aborted.
admin-ban-title = Bans
admin-ban-address = Address or network
admin-ban-time = For how long
admin-ban-reason = Remark
admin-ban-go = Ban
admin-unban = Lift
admin-say-title = Announcement
admin-say-label = What everybody should read
admin-say-go = Announce
admin-say-clear = Remove
admin-drain-title = Stopping
admin-drain-text = No new tables or matches; the server stops when all matches are over, or at the time limit. Matches that are not over go on after the restart.
admin-drain-time = Time limit
admin-drain-go = Drain and stop
admin-drain-sure = Drain this server and stop it?
admin-drain-cancel = Keep running
admin-secret-title = Links
admin-secret-text = Replaces the secret of all links, for example after a backup was lost. Connected people keep their seats, everybody else needs a new link.
admin-secret-go = Replace the secret
admin-secret-sure = Replace the secret of all links?
admin-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
admin-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
