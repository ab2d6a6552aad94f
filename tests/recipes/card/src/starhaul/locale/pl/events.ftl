card-gust = Podmuch
event-gust-accepted = { $seat } leci z podmuchem.
