prompt-shelter = Schovat se před prachem?
prompt-shelter-how = Čekání stojí jeden den. Dny, o které by připravil prach: { $days }.
prompt-shelter-yes = Počkat den
