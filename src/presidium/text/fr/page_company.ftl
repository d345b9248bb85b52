### Entre gens, à une même table : se raviser ensemble.

## Reprendre une réponse

page-take-back = Reprendre mon coup
page-take-back-ask = Demander à la reprendre
page-take-back-what = Votre dernière réponse : { $answer }.
page-undo-asks = { $who } voudrait reprendre sa dernière réponse.
page-undo-mine = Vous avez demandé aux autres de pouvoir reprendre votre dernière réponse.
page-undo-agreed = D’accord : { $names }.
page-undo-awaits = On attend : { $names }. Continuer à jouer, c’est s’opposer.
page-undo-agree = D’accord
page-undo-object = Non
page-undo-withdraw = Garder ma réponse

## Portraits

page-portrait-choose = Votre portrait
page-portrait =
    { $id ->
        [worker] l’Ouvrier
        [welder] la Soudeuse
        [aviator] l’Aviatrice
        [teacher] l’Institutrice
        [miner] le Mineur
        [nurse] l’Infirmière
        [poet] le Poète
        [tractorist] la Tractoriste
       *[none] un portrait tiré au sort
    }

## Sans un mot

page-react = Sans un mot
page-react-mark =
    { $mark ->
        [stamp] Tamponner
        [cough] Tousser
       *[applause] Applaudir
    }
page-reacted =
    { $mark ->
        [stamp] { $who } : un coup de tampon.
        [cough] { $who } : une quinte de toux.
       *[applause] { $who } : applaudissements.
    }
