### Browser client: postcards.

postcard-open = Postcard
postcard-making = Licking the stamp…
postcard-share = Share
postcard-png = Save the picture
postcard-svg = Save as SVG
postcard-not-shared = Your device would not share it. Save the picture and send it yourself.
