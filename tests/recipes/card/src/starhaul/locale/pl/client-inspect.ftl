inspect-steps-gust =
    W kolejności lotu każdy decyduje, czy leci z podmuchem.
    Kto leci, najpierw traci załogę, potem rusza naprzód.
