inspect-does-antenna = Odbiera najnowsze przeboje i nic więcej nie robi.
inspect-beware-antenna = To kafelek jak każdy inny: może zostać trafiony.
