inspect-does-antenna = Přijímá nejnovější hity, a nic víc neumí.
inspect-beware-antenna = Je to dílek jako každý jiný: lze ho zasáhnout.
