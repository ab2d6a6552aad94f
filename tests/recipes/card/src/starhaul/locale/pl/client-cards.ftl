card-text-gust = W kolejności lotu każdy może polecieć z podmuchem: kosztuje to załogę, a daje dni.
