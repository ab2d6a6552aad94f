prompt-gust = Letět s poryvem?
prompt-gust-how = Část posádky to odnese.
prompt-gust-yes = Letět
