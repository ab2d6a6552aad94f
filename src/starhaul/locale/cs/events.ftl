### Co se v partii děje, jedna věta na událost. Místa u stolu se jmenují, jak určí vypravěč.

## Partie

event-round-began =
    { $box ->
        [first] Etapa { $round }, { $class }: loděnice otevírá!
       *[second] Let { $round }, { $class }: loděnice otevírá!
    }
event-rough-road = Čeká nás drsná štreka: { $road }.
event-round-ended =
    { $box ->
        [first] Etapa { $round } končí; zameťte šroubky.
       *[second] Let { $round } končí; zameťte šroubky.
    }
event-match-ended = Partie skončila. V pokladničkách je: { $accounts }.
event-presence = { $player } { $now }.
event-by-default = { $seat } mlčí; rozhoduje autopilot.

## Stavba

event-hourglass = Přesýpací hodiny běží { $field }.
event-run-over = Písek { $field } se přesypal; kdo hodiny otočí?
event-flipped = { $seat } otáčí přesýpací hodiny.
event-die-taken = { $seat } sahá po kostce.
event-yard-die =
    { $ships ->
        [one] Úředník razítkuje dodatek { $die }: části teď tvoří { $ships } loď.
        [few] Úředník razítkuje dodatek { $die }: části teď tvoří { $ships } lodě.
        [many] Úředník razítkuje dodatek { $die }: části teď tvoří { $ships } lodi.
       *[other] Úředník razítkuje dodatek { $die }: části teď tvoří { $ships } lodí.
    }
event-first-turn = { $seat } se smí přehrabovat ve skladu jako první.
event-tile-drawn = { $seat } loví ve skladu.
event-tile-taken =
    { $box ->
        [first]
            { $reserved ->
                [yes] { $seat } sahá po dříve odloženém dílku: { $tile }.
               *[no] { $seat } bere dílek: { $tile }.
            }
       *[second]
            { $reserved ->
                [yes] { $seat } sahá po dříve rezervovaném dílku: { $tile }.
               *[no] { $seat } bere dílek: { $tile }.
            }
    }
event-tile-attached = { $seat } montuje na políčko { $cell } dílek: { $tile }.
event-tile-reserved =
    { $box ->
        [first] { $seat } si odkládá dílek na později: { $tile }.
       *[second] { $seat } si rezervuje dílek na později: { $tile }.
    }
event-tile-returned = { $seat } vrací dílek lícem nahoru: { $tile }.
event-tiles-removed =
    { $number ->
        [one] { $seat } odšroubovává { $number } dílek.
        [few] { $seat } odšroubovává { $number } dílky.
        [many] { $seat } odšroubovává { $number } dílku.
       *[other] { $seat } odšroubovává { $number } dílků.
    }
event-pile-taken = { $seat } listuje hromádkou { $pile }.
event-pile-seen = { $seat } nachází v hromádce { $pile }: { $cards }.
event-pile-put-back = { $seat } vrací hromádku { $pile } na místo.
event-card-dealt = Další karta míří rubem nahoru na hromádku { $pile }.
event-finished =
    { $variant ->
        [1] { $seat } odhazuje hasák a bere startovní číslo { $start }.
        [2] { $seat } tomu říká loď a bere startovní číslo { $start }.
       *[0] { $seat } si utírá olej z rukou a bere startovní číslo { $start }.
    }
event-start-dealt = { $seat } dostává losem startovní číslo { $start }.
event-time-over = Čas vypršel, nářadí z ruky!
event-building-ended = Dostavěno; tyhle lodě budou muset stačit.
event-sent-back = { $seat } jde zpátky do loděnice: s takovou lodí se ještě letět nedá.
event-partners-swapped = Partneři si mění místa. Hodně štěstí s cizím dílem!

## Kontrola a start

event-errors-found =
    { $number ->
        [one] Inspektor kroutí hlavou. { $seat }: { $number } chyba – { $rules }.
        [few] Inspektor kroutí hlavou. { $seat }: { $number } chyby – { $rules }.
        [many] Inspektor kroutí hlavou. { $seat }: { $number } chyby – { $rules }.
       *[other] Inspektor kroutí hlavou. { $seat }: { $number } chyb – { $rules }.
    }
event-error-reported =
    { $proved ->
        [yes] { $by } hlásí vadnou loď ({ $seat }) a má pravdu.
       *[no] { $by } hlásí vadnou loď ({ $seat }), ale všechno na ní sedí.
    }
event-fined =
    { $credits ->
        [0] { $seat } si odnáší jen přísný pohled inspektora.
        [one] { $seat } platí pokutu { $credits } kredit.
        [few] { $seat } platí pokutu { $credits } kredity.
        [many] { $seat } platí pokutu { $credits } kreditu.
       *[other] { $seat } platí pokutu { $credits } kreditů.
    }
event-premium =
    { $credits ->
        [0] { $seat } má slabé místo o velikosti { $weak_spot }; pojišťovna nechce nic.
        [one] { $seat } má slabé místo o velikosti { $weak_spot }; pojišťovna chce { $credits } kredit.
        [few] { $seat } má slabé místo o velikosti { $weak_spot }; pojišťovna chce { $credits } kredity.
        [many] { $seat } má slabé místo o velikosti { $weak_spot }; pojišťovna chce { $credits } kreditu.
       *[other] { $seat } má slabé místo o velikosti { $weak_spot }; pojišťovna chce { $credits } kreditů.
    }
event-insured =
    { $credits ->
        [one] { $seat } platí za pojištění { $credits } kredit: ztráty vyjdou nejvýš na { $cap }.
        [few] { $seat } platí za pojištění { $credits } kredity: ztráty vyjdou nejvýš na { $cap }.
        [many] { $seat } platí za pojištění { $credits } kreditu: ztráty vyjdou nejvýš na { $cap }.
       *[other] { $seat } platí za pojištění { $credits } kreditů: ztráty vyjdou nejvýš na { $cap }.
    }
event-uninsured = { $seat } letí bez pojištění.
event-alien-aboard = { $seat } má v posádce nováčka: { $alien }.
event-launched =
    { $card_count ->
        [one] Start v tomto pořadí: { $order }. Čeká { $card_count } karta.
        [few] Start v tomto pořadí: { $order }. Čekají { $card_count } karty.
        [many] Start v tomto pořadí: { $order }. Čeká { $card_count } karty.
       *[other] Start v tomto pořadí: { $order }. Čeká { $card_count } karet.
    }

## Let

event-card-revealed =
    { $named ->
        [yes] Karta { $card }: { $kind }.
       *[no] Karta: { $kind }.
    }
event-card-ignored = Jediné lodi široko daleko se to netýká.
event-bad-air = Vzduch na palubách je vydýchaný a někdo začíná kašlat.
event-gave-up = { $seat } vypadává z letu: { $reason }.
event-ship-gave-up = { $seat } nechává pozadu loď č. { $ship }: { $reason }.
event-days-gained =
    { $variant ->
        [1] { $days ->
            [one] { $seat } si polepšuje o { $days } letový den.
            [few] { $seat } si polepšuje o { $days } letové dny.
            [many] { $seat } si polepšuje o { $days } letového dne.
           *[other] { $seat } si polepšuje o { $days } letových dní.
        }
       *[0] { $days ->
            [one] { $seat } získává { $days } letový den.
            [few] { $seat } získává { $days } letové dny.
            [many] { $seat } získává { $days } letového dne.
           *[other] { $seat } získává { $days } letových dní.
        }
    }
event-days-lost =
    { $variant ->
        [1] { $days ->
            [one] { $seat } nabírá zpoždění: { $days } letový den.
            [few] { $seat } nabírá zpoždění: { $days } letové dny.
            [many] { $seat } nabírá zpoždění: { $days } letového dne.
           *[other] { $seat } nabírá zpoždění: { $days } letových dní.
        }
       *[0] { $days ->
            [one] { $seat } ztrácí { $days } letový den.
            [few] { $seat } ztrácí { $days } letové dny.
            [many] { $seat } ztrácí { $days } letového dne.
           *[other] { $seat } ztrácí { $days } letových dní.
        }
    }
event-credits-earned =
    { $credits ->
        [one] { $seat } inkasuje { $credits } kredit.
        [few] { $seat } inkasuje { $credits } kredity.
        [many] { $seat } inkasuje { $credits } kreditu.
       *[other] { $seat } inkasuje { $credits } kreditů.
    }
event-engines-announced =
    { $fleet ->
        [yes] { $strength ->
            [0] { $seat } túruje motory, ale nejpomalejší loď se ani nehne.
           *[other] { $seat } túruje motory: nejpomalejší loď má sílu { $strength }.
        }
       *[no] { $strength ->
            [0] { $seat } otáčí klíčkem. Nic.
           *[other] { $variant ->
                [1] { $seat } šlape na plyn: síla motorů { $strength }.
                [2] { $seat } přemlouvá motory: síla { $strength }.
               *[0] { $seat } túruje motory: síla { $strength }.
            }
        }
    }
event-cannons-announced =
    { $box ->
        [first]
            { $fleet ->
                [yes] { $strength ->
                    [0] { $seat } hrozí pěstmi celé flotily: síla zbraní 0.
                   *[other] { $seat } vysouvá děla všech lodí: síla { $strength }.
                }
               *[no] { $strength ->
                    [0] { $seat } hrozí pěstí: síla zbraní 0.
                   *[other] { $variant ->
                        [1] { $seat } zaměřuje cíl: síla zbraní { $strength }.
                        [2] { $seat } leští hlavně: síla zbraní { $strength }.
                       *[0] { $seat } vysouvá děla: síla { $strength }.
                    }
                }
            }
       *[second]
            { $fleet ->
                [yes] { $strength ->
                    [0] { $seat } hrozí pěstmi celé flotily: síla děl 0.
                   *[other] { $seat } vysouvá děla všech lodí: síla { $strength }.
                }
               *[no] { $strength ->
                    [0] { $seat } hrozí pěstí: síla děl 0.
                   *[other] { $variant ->
                        [1] { $seat } zaměřuje cíl: síla děl { $strength }.
                        [2] { $seat } leští hlavně: síla děl { $strength }.
                       *[0] { $seat } vysouvá děla: síla { $strength }.
                    }
                }
            }
    }
event-no-engines = { $seat } nemá vůbec žádný tah a jen se vznáší.
event-batteries-gone =
    { $variant ->
        [1] { $number ->
            [one] Světla blikají: { $seat } platí { $number } baterku.
            [few] Světla blikají: { $seat } platí { $number } baterky.
            [many] Světla blikají: { $seat } platí { $number } baterky.
           *[other] Světla blikají: { $seat } platí { $number } baterek.
        }
       *[0] { $number ->
            [one] { $seat } přichází o { $number } baterku.
            [few] { $seat } přichází o { $number } baterky.
            [many] { $seat } přichází o { $number } baterky.
           *[other] { $seat } přichází o { $number } baterek.
        }
    }
event-crew-gone =
    { $box ->
        [first]
            { $who ->
                [human] { $variant ->
                    [1] { $seat } má volnou palandu: o člověka méně.
                   *[0] { $seat } přichází o člověka.
                }
                [purple] { $seat } přichází o fialového mimozemšťana.
                [brown] { $seat } přichází o hnědého mimozemšťana.
               *[crew]
                    { $number ->
                        [one] { $seat } přichází o { $number } člena posádky.
                        [few] { $seat } přichází o { $number } členy posádky.
                        [many] { $seat } přichází o { $number } člena posádky.
                       *[other] { $seat } přichází o { $number } členů posádky.
                    }
            }
       *[second]
            { $who ->
                [human] { $variant ->
                    [1] { $seat } má volnou palandu: o kosmonauta méně.
                   *[0] { $seat } přichází o kosmonauta.
                }
                [purple] { $seat } přichází o fialového mimozemšťana.
                [brown] { $seat } přichází o hnědého mimozemšťana.
               *[crew]
                    { $number ->
                        [one] { $seat } přichází o { $number } člena posádky.
                        [few] { $seat } přichází o { $number } členy posádky.
                        [many] { $seat } přichází o { $number } člena posádky.
                       *[other] { $seat } přichází o { $number } členů posádky.
                    }
            }
    }
event-cube-gone = { $seat } se loučí s nákladem: { $cube }.
event-goods-loaded =
    { $number ->
        [0] { $seat } nenakládá nic nového.
        [one] { $seat } nakládá { $number } bednu (zboží: { $goods }).
        [few] { $seat } nakládá { $number } bedny (zboží: { $goods }).
        [many] { $seat } nakládá { $number } bedny (zboží: { $goods }).
       *[other] { $seat } nakládá { $number } beden (zboží: { $goods }).
    }
event-goods-upgraded = { $seat } smlouvá: { $cube } se mění v tu o třídu lepší.
event-goods-added = { $seat } smlouvá: jedna modrá bedna navíc.

## Meteority a střely

event-threat-rolled =
    { $variant ->
        [1] Hlavy dolů, { $from } se řítí { $what }! { $seat } hází { $dice }.
        [2] Něco se blíží: { $from } letí { $what }. { $seat } hází { $dice }.
       *[0] Pozor, { $from } letí { $what }! { $seat } hází { $dice }.
    }
event-threat-turned = Prostor je tu pokřivený: teď to letí { $from }!
event-threat-split = A ještě se to dvojí!
event-threat-missed =
    { $half ->
        [yes] { $seat } sleduje, jak jedna půlka letí mimo.
       *[no] { $variant ->
            [1] { $seat } se jen krčí: letí to mimo.
            [2] { $seat } sleduje, jak to letí mimo.
           *[0] { $seat } si může oddechnout: letí to mimo.
        }
    }
event-threat-missed-all = Letí to mimo všechny: tak daleko žádná loď nesahá.
event-meteor-shot =
    { $box ->
        [first] { $seat } mění meteorit v prach dřív, než doletí na { $cell }.
       *[second] { $seat } mění meteor v prach dřív, než doletí na { $cell }.
    }
event-meteor-bounced =
    { $box ->
        [first]
            { $variant ->
                [1] Klang! { $seat } má na { $cell } jen promáčklý plech.
                [2] { $seat } má na { $cell } o důlek víc a nic dalšího.
               *[0] { $seat } slyší jen tupou ránu na { $cell }: meteorit se odráží.
            }
       *[second]
            { $variant ->
                [1] Klang! { $seat } má na { $cell } jen promáčklý plech.
                [2] { $seat } má na { $cell } o důlek víc a nic dalšího.
               *[0] { $seat } slyší jen tupou ránu na { $cell }: meteor se odráží.
            }
    }
event-defended = { $seat } obětuje baterku a zachraňuje dílek na { $cell }: { $tile }.
event-tile-hit =
    { $variant ->
        [1] Křup! { $seat } už nemá dílek na { $cell }: { $tile }.
        [2] Bum! Na { $cell } je díra, { $seat } ztrácí dílek: { $tile }.
       *[0] Prásk! { $seat } přichází o dílek na { $cell }: { $tile }.
    }
event-parts-lost =
    { $variant ->
        [1] { $number ->
            [one] Bez dovolení odlétá { $number } uvolněný dílek, { $seat } jen mává.
            [few] Bez dovolení odlétají { $number } uvolněné dílky, { $seat } jen mává.
            [many] Bez dovolení odlétá { $number } uvolněného dílku, { $seat } jen mává.
           *[other] Bez dovolení odlétá { $number } uvolněných dílků, { $seat } jen mává.
        }
       *[0] { $number ->
            [one] { $seat } mává na rozloučenou, odlétá { $number } uvolněný dílek.
            [few] { $seat } mává na rozloučenou, odlétají { $number } uvolněné dílky.
            [many] { $seat } mává na rozloučenou, odlétá { $number } uvolněného dílku.
           *[other] { $seat } mává na rozloučenou, odlétá { $number } uvolněných dílků.
        }
    }
event-alien-left = { $seat } přichází o člena posádky: { $alien } už nemá co dýchat.

## Karty

event-landed = { $seat } přistává na planetě { $planet }.
event-passed = { $seat } planety míjí.
event-nobody-can = Na tohle nikdo nemá dost posádky.
event-declined = { $seat } s díky odmítá.
event-used-ship = { $seat } posílá část posádky na opuštěnou loď.
event-docked =
    { $box ->
        [first] { $seat } přistává na stanici a otevírá nákladové prostory.
       *[second] { $seat } přistává na stanici a otevírá kontejnery.
    }
event-enemy-beaten = { $kind } (síla { $strength }): { $seat } je zahání na útěk!
event-enemy-drawn = { $kind } (síla { $strength }): { $seat } se drží, až je to přestává bavit.
event-enemy-won =
    { $variant ->
        [1] { $kind } (síla { $strength }): { $seat } tahá za kratší konec.
        [2] { $kind } (síla { $strength }): { $seat } nemá čím odpovědět.
       *[0] { $kind } (síla { $strength }): { $seat } proti takové přesile nestačí.
    }
event-combat-line = Řádek { $line }: rozhoduje { $criterion }.
event-crew-counted = { $seat } počítá hlavy: { $crew }.
event-combat-lowest = { $seat } je na tom nejhůř ({ $criterion }).
event-stardust =
    { $connectors ->
        [0] { $seat } klouže prachem bez jediné otevřené přípojky.
        [one] { $seat } nabírá prach, má { $connectors } otevřenou přípojku: stojí den.
        [few] { $seat } nabírá prach, má { $connectors } otevřené přípojky: každá stojí den.
        [many] { $seat } nabírá prach, má { $connectors } otevřené přípojky: každá stojí den.
       *[other] { $seat } nabírá prach, má { $connectors } otevřených přípojek: každá stojí den.
    }
event-sabotaged = { $seat } má na palubě sabotéra a příliš málo očí na to, aby ho našly.
event-sabotage-rolled = Sabotér si vybírá { $axis }; kostky říkají { $dice }.
event-sabotage-failed = { $seat } má kliku: sabotér nenachází nic, co by rozbil.

## Vyúčtování a tituly

event-settled = { $seat } účtuje: { $bookings }; vyúčtování dává { $total }.
event-title-drawn = V tomto treku se hraje o titul „{ $title }“.
event-title-won = { $seat } získává titul „{ $title }“.
event-title-given = { $seat } dostává titul „{ $title }“.
event-title-gold = { $seat } obhajuje titul „{ $title }“: teď je zlatý.

### Slova pro věty výše.

seat-blue = Modrý
seat-green = Zelený
seat-yellow = Žlutý
seat-red = Červený

names-none = nikdo

class-learning =
    { $box ->
        [first] zkušební let
       *[second] výukový let
    }
class-ship = třída { $name }

field-START = na startovním poli
field-I = na poli I
field-II = na poli II
field-III = na poli III
field-IV = vedle plánu
field-SHIP = naposledy, na plánu lodi

presence-here = je u stolu
presence-away = na chvíli mizí od stolu
presence-bot = předává řízení botovi
presence-absent = chybí, letí autopilot
presence-gone = odchází nadobro

gave-up-reason-voluntary = co je moc, to je moc
gave-up-reason-absent = u řízení nikdo nesedí
gave-up-reason-no_humans =
    { $box ->
        [first] na palubě nezbyl žádný člověk
       *[second] na palubě nezbyl žádný kosmonaut
    }
gave-up-reason-no_engines = bez tahu to dál nejde
gave-up-reason-lapped = vedoucí loď má náskok celého kola

card-abandoned_ship = Opuštěná loď
card-abandoned_station = Opuštěná stanice
card-combat_zone = Bojová zóna
card-epidemic = Epidemie
card-meteor_swarm = Meteorický roj
card-open_space = Volný vesmír
card-pirates = Piráti
card-planets = Planety
card-sabotage = Sabotáž
card-slavers = Otrokáři
card-smugglers = Pašeráci
card-stardust = Hvězdný prach

threat-meteor-small =
    { $box ->
        [first] malý meteorit
       *[second] malý meteor
    }
threat-meteor-large =
    { $box ->
        [first] velký meteorit
       *[second] velký meteor
    }
threat-shot-small = malá střela
threat-shot-large = velká střela

from-front = zepředu
from-right = zprava
from-rear = zezadu
from-left = zleva

line-column = sloupec
line-row = řádek

criterion-crew = velikost posádky
criterion-engine_strength = síla motorů
criterion-cannon_strength =
    { $box ->
        [first] síla zbraní
       *[second] síla děl
    }

cube-red = červená bedna
cube-yellow = žlutá bedna
cube-green = zelená bedna
cube-blue = modrá bedna

settled-order = { $credits } za pořadí
settled-title = { $credits } za titul
settled-beauty = { $credits } za nejhezčí loď
settled-goods = { $credits } za zboží
settled-lost = { $credits } za ztracené dílky
settled-fines = { $credits } za pokuty
settled-premium = { $credits } za dlužné pojistné
settled-nothing = není co účtovat

title-hauler = Král nákladu
title-battery = Pod proudem
title-xeno = Klid pro mimozemšťany
title-cruise = Pokoj s výhledem
title-engineer = Velkostavitel
title-corridor = Dlouhá chodba

road-leaky_pipes = děravé trubky, otevřené přípojky se v prachu počítají dvakrát
road-fine_sand = jemný písek, hodiny běží o třetinu kratší dobu
road-tired_batteries = unavené baterky, v každé baterii je o jednu méně
road-meteor_season =
    { $box ->
        [first] sezóna meteoritů, první z každého roje přiletí dvakrát
       *[second] sezóna meteorů, první z každého roje přiletí dvakrát
    }
road-bold_outlaws = drzí lotři, každý útočník je o jedna silnější
road-poor_market = mizerný trh, každá bedna má o kredit nižší cenu
road-closed_archive = zavřený archiv, prohlížet se smí jen první hromádka
road-tidy_yard =
    { $box ->
        [first] uklizená loděnice, odložit se smí jediný dílek
       *[second] uklizená loděnice, rezervovat se smí jediný dílek
    }
road-strict_inspector = přísný inspektor, každá chyba stojí kredit
road-detours = objížďky, každé zdržení trvá o den déle
road-bad_air = špatný vzduch, po každé čtvrté kartě přijde epidemie
road-wide_convoy = rozvleklý konvoj, mezi loděmi je dvojnásobná vzdálenost
