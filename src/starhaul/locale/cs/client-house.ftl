### Server jako dům: oznámení, uvítání na úvodní stránce, zvací slovo.

house-closes = Nové partie už nezačínají: server se zastaví nejpozději v { $time } a brzy se vrátí. Nic se neztratí.
house-dismiss = Skrýt oznámení
house-contact = Kontakt: { $contact }
house-invited = Jen pro zvané
house-invited-text = Řekněte přechodové komoře to slovo a otevře se. Odkazy na stoly a místa fungují i bez něj.
house-word = Zvací slovo
house-enter = Dovnitř
