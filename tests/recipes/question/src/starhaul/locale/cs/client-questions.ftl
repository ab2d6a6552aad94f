question-ui-shelter = Schovat se před prachem?
question-ui-shelter-how = Čekání stojí jeden den. Dny, o které by připravil prach: { $days }.
question-ui-shelter-yes = Počkat den
