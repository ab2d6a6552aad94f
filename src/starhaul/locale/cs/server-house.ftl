### Odmítnutí, která se týkají celého serveru: zákazy, vyprazdňování, pozvánka.

table-banned = Provozovatel tohoto serveru vaši adresu zakázal.
table-draining = Server se na chvíli zastaví a nové stoly už neotevírá; zkuste to později.
table-invitation-needed = Tento server je pro zvané: chce slyšet zvací slovo.
table-invitation-wrong = To není zvací slovo. Zeptejte se toho, od koho o serveru víte.
bye-closed-by-operator = Stůl zavřel provozovatel serveru.
bye-game-stuck = Hra se zasekla, a tak byl její stůl zavřen. Ostatní stoly hrají dál.
