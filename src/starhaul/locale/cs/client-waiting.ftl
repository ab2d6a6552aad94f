### Klient v prohlížeči: čekárna, řeči u stolu, lišta nad partií.

waiting-title = Stůl: { $host }
waiting-table = Stůl
waiting-seats = U stolu
waiting-free = Volné místo
waiting-host = hostitel
waiting-you = vy
waiting-state-bot = bot
waiting-state-free = volno
waiting-state-away = pryč
waiting-state-coming = na cestě
waiting-state-ready = připraveno
waiting-state-thinking = ještě ne
waiting-name = Jméno
waiting-name-first = Nejdřív nám řekněte své jméno.
waiting-colour = Barva
waiting-move = Přesednout sem
waiting-sit-here = Sednout si sem
waiting-kick = Odebrat
waiting-kick-text = { $name } přijde o místo a vrátí se jen s odkazem na místo od vás.
waiting-kick-sure = Odebrat

## Boti

waiting-bot-add = Přidat bota
waiting-bot-change = Jiný bot
waiting-bot-remove = Poslat pryč
waiting-bot-title = Bot na místo { $number }
waiting-bot-skill = Síla
waiting-bot-temper = Povaha
waiting-bot-seat = Posadit bota
waiting-bot-random = Dělá cokoli, jak ho napadne. Pro zasmání.
waiting-bot-easy = Staví ve spěchu a leccos odpustí.
waiting-bot-medium = Ví, co dělá; vyrovnaná partie.
waiting-bot-hard = Myslí dopředu a málokdy chybuje.
waiting-temper-balanced = Zvažuje riziko i zisk.
waiting-temper-bold =
    { $box ->
        [first] Jde do všeho, i do meteoritů.
       *[second] Jde do všeho, i do meteorů.
    }
waiting-temper-careful = Radši doletí, než aby zbohatl.
waiting-temper-greedy = Zboží nenechá ležet.

## Co se hraje

waiting-agreement = Co se hraje
waiting-as-written = Podle pravidel, nic zvláštního domluveno není.
waiting-change = Změnit
waiting-change-send = Hrát takhle
waiting-house = Pravidla stolu
waiting-fair = Nikdo nepodvádí
waiting-fair-text = Před každou partií server zapečetí tajemství; tohle je jeho otisk. Vaše zařízení k němu přidá náhodné číslo a zařízení ostatních také. Veškerá náhoda vychází ze všech dohromady, takže si ji nikdo nemůže vybrat. Po partii se tajemství prozradí a tato stránka všechno ověří.

## Pozvánky

waiting-invite = Pozvat
waiting-invite-everybody = Jeden odkaz pro všechny: kdo ho otevře, vybere si volné místo, nebo se dívá.
waiting-invite-code = Kód
waiting-invite-code-hint = Do pole „Připojit se“ na úvodní stránce.
waiting-invite-more = Další odkazy
waiting-renew-table = Nový odkaz ke stolu
waiting-renew-table-text = Odkaz ani kód už nebudou platit a kdo se díky nim dívá, přijde o výhled. Obsazená místa zůstanou obsazená.
waiting-renew-watch = Nový odkaz pro diváky
waiting-renew-watch-text = Odkaz pro diváky už nebude platit a kdo se díky němu dívá, přijde o výhled.
waiting-renew-sure = Vytvořit nový odkaz
waiting-reach-local = Tyto odkazy fungují jen na tomto počítači. Chcete-li pustit i ostatní, zavřete server a spusťte ho příkazem „make play LAN=1“ nebo „starhaul serve --host 0.0.0.0“.
waiting-reach-network = Tuto stránku máte otevřenou na adrese, kterou zná jen tento počítač. Odkazy používají jeho adresu v místní síti: { $address }
waiting-invite-seat = Tento odkaz vede na toto místo. Jeden člověk, jeden odkaz.
waiting-invite-watch = pro diváky
waiting-invite-watch-hint = S tímto odkazem se smí dívat, kdo chce.
waiting-invite-own = vaše místo
waiting-invite-own-hint = Vaše místo na jiném zařízení. Nikomu ho nedávejte.
waiting-invite-link = Odkaz
waiting-invite-copy = Zkopírovat odkaz
waiting-invite-share = Sdílet
waiting-invite-qr = Odkaz jako QR kód

## Hotovo

waiting-ready = Můžeme začít
waiting-rematch = Ještě jednu partii
waiting-fill = Zbytek botům
waiting-not-ready = Přece jen počkat
waiting-for-seats =
    { $number ->
        [one] { $number } místo je ještě volné. Pozvěte někoho, nebo ho dejte botovi.
        [few] { $number } místa jsou ještě volná. Pozvěte někoho, nebo je dejte botům.
        [many] { $number } místa je ještě volného. Pozvěte někoho, nebo je dejte botům.
       *[other] { $number } míst je ještě volných. Pozvěte někoho, nebo je dejte botům.
    }
waiting-for-host =
    { $number ->
        [one] { $number } místo je ještě volné. Obsadí ho hostitel.
        [few] { $number } místa jsou ještě volná. Obsadí je hostitel.
        [many] { $number } místa je ještě volného. Obsadí ho hostitel.
       *[other] { $number } míst je ještě volných. Obsadí je hostitel.
    }
waiting-for-people = Ještě chybí: { $names }
waiting-watching = Díváte se. Partie začne, až každý dá najevo, že může.
waiting-choose = Vyberte si volné místo, nebo se jen dívejte.
waiting-sit = Přisednout
waiting-begins = Jde se na to
waiting-stop = Ještě ne
waiting-series = Dosavadní partie
waiting-series-match = Partie
waiting-series-sum = Součet

## Řeči u stolu

chat-title = Chat
chat-open = Chat
chat-empty = Ještě nikdo nic neřekl.
chat-watching = Diváci mohou číst; psát mohou jen lidé u stolu.
chat-write = Napište něco
chat-send = Poslat
chat-emotes = Rychlé zprávy
chat-to = Kdo to uvidí
chat-to-all = Všichni
chat-to-team = Partner: { $name }
chat-write-team = Jen partnerovi
chat-between = jen mezi vámi
chat-unread =
    { $number ->
        [one] { $number } nová zpráva
        [few] { $number } nové zprávy
        [many] { $number } nové zprávy
       *[other] { $number } nových zpráv
    }
chat-mute = Ztlumit někoho
chat-mute-all = Ztlumit někoho všem
chat-muted = ztlumeno
chat-emote-hello = Ahoj!
chat-emote-well-done = Dobrá práce!
chat-emote-thanks = Díky!
chat-emote-oops = Jejda.
chat-emote-hurry = Honem…
chat-emote-wow = Páni!
chat-emote-good-game = Pěkná partie!
chat-emote-sorry = Pardon!
