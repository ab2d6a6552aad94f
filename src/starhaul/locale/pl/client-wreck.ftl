### Klient w przeglądarce: pocztówki.

postcard-open = Pocztówka
postcard-making = Przyklejamy znaczek…
postcard-share = Udostępnij
postcard-png = Zapisz obrazek
postcard-svg = Zapisz jako SVG
postcard-not-shared = To urządzenie nie chce jej udostępnić. Zapisz obrazek i wyślij go po swojemu.
