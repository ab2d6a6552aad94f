### Klient v prohlížeči: pohlednice.

postcard-open = Pohlednice
postcard-making = Olizujeme známku…
postcard-share = Sdílet
postcard-png = Uložit obrázek
postcard-svg = Uložit jako SVG
postcard-not-shared = Tohle zařízení ji sdílet nechce. Uložte si obrázek a pošlete ho po svém.
