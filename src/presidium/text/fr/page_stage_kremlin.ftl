### Les grands moments du Kremlin, écrits dans leurs images : peu de mots, et courts.

## La règle des vingt

page-ruler-dead = mort
page-ruler-worse = ++
page-ruler-sick = +
page-ruler-same = inchangé
page-ruler-better = un + de moins
page-ruler-no = insuffisant
page-ruler-yes = suffisant

## Le procès

page-km-trial = Procès
page-km-trial-accuser = accuse
page-km-trial-accused = au banc
page-km-trial-silent = voix de personne
page-km-trial-away = en cure
page-km-ballot =
    { $vote ->
        [for] Pour
        [against] Contre
        [guilty] Coupable
       *[innocent] Non coupable
    }
page-km-verdict =
    { $verdict ->
        [guilty] Coupable
       *[acquitted] Acquitté
    }

## La parade d’Octobre

page-parade-needs = il faut { $needed }
page-parade-verdict =
    { $how ->
        [yes] SUFFISANT
        [no] INSUFFISANT
        [unaided] SANS AIDE
       *[nobody] PERSONNE
    }
page-parade-boom = BOUM

## La purge

page-km-purge-needs = Il faut { $needed }
page-km-purge-saved = CARTE SALVATRICE
page-km-purge-bonus =
    { $why ->
        [none] { $bonus }
       *[other] { $bonus } : { $why }
    }
page-km-purge-modifier =
    { $why ->
        [cure] au lit
        [weakness] poste mal choisi
        [strength] poste bien choisi
       *[card] une carte
    }

## Les médecins

page-health-patient = { $name }, { $age } ans
page-health-result =
    { $result ->
        [same] inchangé
        [worse] s’alite
        [better] des fleurs
       *[dead] au Mur
    }

## La fin

page-km-end = La fin
page-km-end-nobody = Personne ne gagne

## La commission des funérailles

page-km-election-proposer = propose
page-km-election-nominee = en lice
page-km-election-rejected = Repoussé

## Le train qui revient de Sibérie

page-thaw-verdict = ERREUR D’ÉCRITURE
