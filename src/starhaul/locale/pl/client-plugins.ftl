# Games and bots of installed packages in the browser.

waiting-bot-installed = Zainstalowany na tym serwerze
plain-ui-view = Na stole
plain-ui-story = Co się stało
plain-ui-no-story = Jeszcze nic.
plain-ui-question = Twoja odpowiedź
plain-ui-asked = Decydujesz: { $kind }
plain-ui-waiting = Inni się zastanawiają.
plain-ui-watching = Oglądasz.
plain-ui-open = Odpowiedzi jest za dużo, by je wymienić. Napisz jedną jako JSON:
plain-ui-wrong = To nie jest JSON.
plain-ui-send = Odpowiedz
plain-ui-seat = miejsce { $number }
plain-ui-yes = tak
plain-ui-no = nie
plain-ui-none = –
plain-ui-points = { $score ->
    [one] jeden punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
