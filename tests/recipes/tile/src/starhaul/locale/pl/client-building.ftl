building-does-antenna = Odbiera najnowsze przeboje.
