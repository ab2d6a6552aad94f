# Games and bots of installed packages in the browser.

waiting-bot-installed = Nainstalováno na tomto serveru
plain-ui-view = Na stole
plain-ui-story = Co se stalo
plain-ui-no-story = Zatím nic.
plain-ui-question = Vaše odpověď
plain-ui-asked = Rozhodujete: { $kind }
plain-ui-waiting = Ostatní přemýšlejí.
plain-ui-watching = Díváte se.
plain-ui-open = Odpovědí je moc na vypsání. Napište jednu jako JSON:
plain-ui-wrong = Tohle není JSON.
plain-ui-send = Odpovědět
plain-ui-seat = místo { $number }
plain-ui-yes = ano
plain-ui-no = ne
plain-ui-none = –
plain-ui-points = { $score ->
    [one] jeden bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}
