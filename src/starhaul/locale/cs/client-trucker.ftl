### Klient v prohlížeči: texty společné několika obrazovkám Náklaďáků.

conditions-title = Co v tomto letu platí
conditions-titles = O tyto tituly se hraje
conditions-holder = drží { $name }
conditions-gold = Až bude zlatý, v posledním letu: { $burden }.
conditions-news = Hraje se o tituly: tlačítko ? poví, za co jsou.
conditions-mine = Zlatý titul s sebou nese nevýhodu: { $burden }.
question-ui-waiting = Na řadě: { $names }
title-goal-hauler = nejvíc dílků, na kterých leží zboží
title-goal-battery = nejvíc dílků na baterky: dvojitých děl, dvojitých motorů a štítů
title-goal-xeno = mimozemšťané ubytovaní co nejdál od ostatních kajut
title-goal-cruise = nejvíc obydlených kajut s prázdnou hranou do volného prostoru
title-goal-engineer = nejvíc dílků na lodi
title-goal-corridor = nejdelší řada spojených dílků, které mají přípojky jen na jedné nebo dvou stranách
title-burden-hauler = nakládání zboží stojí o letový den víc
title-burden-battery = v každé baterii je na startu o baterku méně
title-burden-xeno = v kajutách kromě startovní bydlí jeden kosmonaut místo dvou
title-burden-cruise = kdo vám bere posádku, vezme o jednoho víc
title-burden-engineer = při stavbě si nelze rezervovat žádný dílek
title-burden-corridor = do hromádek karet se nesmíte podívat
results-gold = { $title } (zlatý)
building-swap = Výměna!
building-swap-build = Teď stavíte tuhle loď a { $name } tu vaši.
building-swap-fly = Teď letíte s touhle lodí a { $name } s tou vaší.
loss-why = Proč?
loss-why-line = Proč se to stalo? { $text }
