building-does-antenna = Přijímá nejnovější hity.
