# Games and bots of installed packages in the browser.

waiting-bot-installed = Installed on this server
plain-ui-view = On the table
plain-ui-story = What happened
plain-ui-no-story = Nothing yet.
plain-ui-question = Your answer
plain-ui-asked = You are asked: { $kind }
plain-ui-waiting = The others are thinking.
plain-ui-watching = You are watching.
plain-ui-open = There are too many answers to list. Write one as JSON:
plain-ui-wrong = This is not JSON.
plain-ui-send = Answer
plain-ui-seat = seat { $number }
plain-ui-yes = yes
plain-ui-no = no
plain-ui-none = –
plain-ui-points = { $score ->
    [one] one point
   *[other] { $score } points
}
