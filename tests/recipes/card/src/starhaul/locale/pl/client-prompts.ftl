prompt-gust = Polecieć z podmuchem?
prompt-gust-how = Część załogi tego nie przetrwa.
prompt-gust-yes = Lecieć
