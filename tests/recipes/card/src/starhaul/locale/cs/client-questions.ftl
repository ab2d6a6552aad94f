question-ui-gust = Letět s poryvem?
question-ui-gust-how = Část posádky to odnese.
question-ui-gust-yes = Letět
