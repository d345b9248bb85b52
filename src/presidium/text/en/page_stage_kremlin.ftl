### Kremlin’s big moments, written into their pictures: few words, and short ones.

## The ruler of twenty

page-ruler-dead = dead
page-ruler-worse = ++
page-ruler-sick = +
page-ruler-same = as before
page-ruler-better = one + less
page-ruler-no = not enough
page-ruler-yes = enough
