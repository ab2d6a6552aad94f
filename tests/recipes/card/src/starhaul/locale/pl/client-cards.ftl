card-text-gust = W kolejności lotu każdy może polecieć z podmuchem: kosztuje to załogę, a daje dni.
inspect-steps-gust =
    W kolejności lotu każdy decyduje, czy leci z podmuchem.
    Kto leci, najpierw traci załogę, potem rusza naprzód.
