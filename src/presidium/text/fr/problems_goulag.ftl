### Problèmes de Goulag : trouvez le coup.

problem-goulag-house = Chacun joue d’après les cartes qu’il a vues : les constructeurs jouent la carte de leur camp, et un surveillant n’impose l’échange qu’à son voisin de droite, si celui-ci est de l’autre camp.

problem-goulag-the-last-shift-title = La dernière équipe
problem-goulag-the-last-shift-task = Vous surveillez le dernier tour. Encore deux étapes et le canal est à vous. Que faites-vous ?
problem-goulag-the-last-shift-why = Au tour 2 vous avez joué Chantier, et il y avait deux Chantiers : le camarade 5 est loyal. Au tour 1 il a fait échanger le camarade 4, qui ne l’est donc pas. Le camarade 3 vous a laissé faire, il est loyal aussi. À six étapes, l’égalité irait aux deux autres. Retournez la Grève : sept.

problem-goulag-the-neighbour-knows-title = Le voisin sait
problem-goulag-the-neighbour-knows-task = Vous êtes déloyal, et le camarade 3, qui surveille, a vu votre carte. Laquelle jouez-vous ?
problem-goulag-the-neighbour-knows-why = Les camarades 4 et 5 font grève avec vous. Si le camarade 3 est déloyal lui aussi, trois étapes sont déjà de trop. Espérez donc qu’il soit loyal, trois fois sur quatre : il vous fera échanger, et votre Chantier deviendra la Grève qui arrête le canal à trois.

problem-goulag-a-place-for-everybody-title = Une place pour chacun
problem-goulag-a-place-for-everybody-task = Vous êtes loyal, et le dernier tour doit donner deux étapes. L’un des trois doit être nouveau. Qui nommez-vous ?
problem-goulag-a-place-for-everybody-why = Le camarade 2 est déloyal, et il a laissé faire le camarade 1 au tour 2 : un autre. Les camarades 4 et 5 sont donc loyaux, et construisent. Il faut un nouveau, et seul le camarade 2 l’est : surveillant, il ne déferait que son voisin de droite, qui est resté chez lui.

problem-goulag-not-one-step-more-title = Pas un pas de plus
problem-goulag-not-one-step-more-task = Vous êtes déloyal, comme se sont montrés les camarades 1 et 4. Le canal ne doit plus avancer. Qui nommez-vous ?
problem-goulag-not-one-step-more-why = Si 1 et 4 construisent ensemble, un voisin loyal surveille : le camarade 2 a vu le camarade 1, le camarade 5 a vu le camarade 4, et une Grève devient Chantier. Mais le camarade 1 a vu le camarade 5. Que 4 fasse grève, que 5 travaille, et que le camarade 1 retourne ce Chantier.
