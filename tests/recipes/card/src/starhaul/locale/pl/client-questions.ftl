question-ui-gust = Polecieć z podmuchem?
question-ui-gust-how = Część załogi tego nie przetrwa.
question-ui-gust-yes = Lecieć
