### What is heard, and what is said of it.

page-sound-on = Turn sounds on
page-sound-what = Everything here is made by the page itself, from tones and hisses. Everything you hear stands on the screen as well, so silence costs you nothing.
page-sound-which = What is heard
page-sound-volume = Volume
page-sound-kind =
    { $kind ->
        [bell] A bell: you have the floor
        [stamp] The stamp
        [die] The die
        [teleprinter] The teleprinter
        [cough] A cough, of the sick
       *[crowd] The crowd
    }
page-sound-hear =
    { $kind ->
        [bell] Hear the bell
        [stamp] Hear the stamp
        [die] Hear the die
        [teleprinter] Hear the teleprinter
        [cough] Hear the cough
       *[crowd] Hear the crowd
    }
page-sound-trembles = The phone vibrates when I have the floor
page-sound-windows = Ring also when a window opens
page-sound-windows-why = Then it rings at every window, whether or not you have anything to say there: walls have ears, and the neighbours are not to learn what you hold. Sealed answers make no sound at all.
page-sound-music = Music
