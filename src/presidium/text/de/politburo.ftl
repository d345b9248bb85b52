politburo-pitch = Zehn Genossen, drei Ministerien, eine Parteilinie. Lenke sie zwischen Repression und Reform auf ein Ziel zu, von dem du niemandem erzählt hast.
