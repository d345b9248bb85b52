### Ce que les camarades ajoutent à leurs déclarations : à leur façon, et sur ce que tous ont entendu.
### De plusieurs phrases, `$n` dit laquelle. Le terminal les dit aussi.

# A bot has said something to whoever reads the page; three answers lie beside it.
page-asked = { $name } se tourne vers vous
page-asked-silent = Ne rien dire

comrade-trembler-accuse =
    { $n ->
        [1] Ce n’est pas moi qui l’ai dit. J’ai seulement remué les lèvres.
        [2] Pardon. Mille pardons. C’est déjà au procès-verbal, n’est-ce pas ?
       *[3] S’il vous plaît, ne me regardez pas pendant que je le dis.
    }
comrade-trembler-vouch =
    { $n ->
        [1] Si je me trompe, je me dénoncerai moi-même.
        [2] Une personne honnête dans la pièce, et il a fallu que ce soit quelqu’un d’autre.
       *[3] Voilà. Quelque chose d’aimable. Puis-je m’asseoir ?
    }
comrade-trembler-own =
    { $n ->
        [1] J’avoue ! Quoi que ce fût, le voici.
        [2] Je l’ai écrit en trois exemplaires, au cas où vous voudriez corriger.
       *[3] Je ne dormais pas, alors j’ai répété.
    }
comrade-trembler-ask =
    { $n ->
        [1] Je ne demanderais pas, mais on m’a demandé de demander.
       *[2] Vous n’êtes pas obligé de répondre. D’un autre côté, si.
    }
comrade-trembler-offer =
    { $n ->
        [1] Soyons tous deux à l’abri. Ou à tour de rôle.
       *[2] C’est ma première proposition. Est-ce ainsi que l’on fait ?
    }
comrade-trembler-won = J’ai gagné ? À qui va-t-on le reprocher ?
comrade-trembler-lost = Enfin. L’attente était pire.

comrade-sailor-accuse =
    { $n ->
        [1] J’ai vu des bernacles avec plus d’échine.
        [2] Par-dessus bord. Rien de personnel.
       *[3] Il y a une voie d’eau, et elle est assise là-bas.
    }
comrade-sailor-vouch =
    { $n ->
        [1] Je partagerais un hamac avec. Par quarts.
        [2] Étanche. Je sais ce qui ne l’est pas.
       *[3] Du bon bois.
    }
comrade-sailor-own =
    { $n ->
        [1] Voilà tout le journal de bord. Signez ici.
        [2] Cap droit, sans louvoyer.
       *[3] Dit une fois. Le vent n’y a rien changé.
    }
comrade-sailor-ask =
    { $n ->
        [1] Alors ? Plus fort, il y a du temps.
       *[2] Que voit-on, de là-haut ?
    }
comrade-sailor-offer =
    { $n ->
        [1] Tu tires, je tire. Une corde n’en sait pas plus.
       *[2] Tope là. Attention au goudron.
    }
comrade-sailor-won = Terre.
comrade-sailor-lost = J’ai été coulé par de meilleurs équipages. Non, en fait.

comrade-zealot-accuse =
    { $n ->
        [1] Je le dis sans joie ! Avec enthousiasme, mais sans joie !
        [2] L’Histoire me remerciera ! Elle peut prendre son temps !
       *[3] Montrons-le du doigt tous ensemble, à trois !
    }
comrade-zealot-vouch =
    { $n ->
        [1] Un phare ! Je l’ai applaudi jusque dans le couloir !
        [2] Avec de tels camarades, à quoi bon l’électricité !
       *[3] J’en réponds des deux mains !
    }
comrade-zealot-own =
    { $n ->
        [1] Je n’ai rien à cacher, et je ne le cache nulle part !
        [2] Mettez-le sur une banderole !
       *[3] Et je le redirais, plus fort !
    }
comrade-zealot-ask =
    { $n ->
        [1] Le collectif veut savoir ! Le collectif, c’est moi !
       *[2] Parlez librement ! Je prends des notes !
    }
comrade-zealot-offer =
    { $n ->
        [1] Ensemble, nous nous dépasserons l’un l’autre !
       *[2] Votre main, camarade ! Les deux, si vous les avez !
    }
comrade-zealot-won = Victoire ! J’ai préparé quarante minutes de remarques !
comrade-zealot-lost = Une défaite, mais quelle défaite ! La plus grande à ce jour !

comrade-cook-accuse =
    { $n ->
        [1] On entend des choses, entre la soupe et la compote.
        [2] Vous ne le tenez pas de moi. Reprenez du pain.
       *[3] Quelqu’un a touché au sel, et je ne nomme personne, sauf celui-là.
    }
comrade-cook-vouch =
    { $n ->
        [1] Finit toujours son assiette. Cela dit tout.
        [2] Bon estomac et conscience nette ; j’ai vu le premier.
       *[3] Je lui confierais la louche.
    }
comrade-cook-own =
    { $n ->
        [1] Recette maison. J’en change tous les jours.
        [2] C’est à prendre tel quel, à l’assaisonnement près.
       *[3] Demandez à tous ceux que j’ai nourris.
    }
comrade-cook-ask =
    { $n ->
        [1] Allons, une cuillerée de nouvelles contre une cuillerée de kacha.
       *[2] Vous avez l’air de savoir quelque chose. Ou bien c’est le hareng.
    }
comrade-cook-offer =
    { $n ->
        [1] Je remue pour vous, vous remuez pour moi.
       *[2] Une seconde portion pourrait s’arranger.
    }
comrade-cook-won = Je le ferai encadrer, au-dessus du fourneau.
comrade-cook-lost = Servi trop tôt. Comme tout.

comrade-archivist-accuse =
    { $n ->
        [1] Voir l’annexe.
        [2] Le dossier était mince jusqu’à aujourd’hui.
       *[3] Je consigne. Je n’y prends aucun plaisir. Je le consigne aussi.
    }
comrade-archivist-vouch =
    { $n ->
        [1] Aucune mention. C’est rare, et c’est noté.
        [2] Les tampons sont en règle.
       *[3] Recoupé, et trouvé plaisant.
    }
comrade-archivist-own =
    { $n ->
        [1] Pour mémoire.
        [2] Chemise sept, troisième feuillet, de ma main.
       *[3] J’ai le double au carbone.
    }
comrade-archivist-ask =
    { $n ->
        [1] Il y a un vide dans le dossier, à peu près à votre taille.
       *[2] Par souci d’exhaustivité, rien de plus.
    }
comrade-archivist-offer =
    { $n ->
        [1] Un prêté, avec le rendu correspondant, tous deux numérotés.
       *[2] À classer sous « réciproque ».
    }
comrade-archivist-won = Il me faudra un nouveau tiroir.
comrade-archivist-lost = Classé.

comrade-fox-accuse =
    { $n ->
        [1] Je ne le dirais pas, si l’on ne m’avait prié de le taire.
        [2] Cela me peine. Voyez comme cela me peine.
       *[3] Tirez vos conclusions. J’en ai tiré quelques-unes pour vous.
    }
comrade-fox-vouch =
    { $n ->
        [1] Je lui prêterais mon manteau. Vide.
        [2] Pourquoi le dirais-je, si personne n’y gagnait rien ?
       *[3] Vous avez ma parole. J’en ai plusieurs.
    }
comrade-fox-own =
    { $n ->
        [1] La vérité, telle que je me souviens de l’avoir arrangée.
        [2] Vous pouvez vérifier. Moi, je le ferais.
       *[3] Je n’ai jamais été plus sincère, ce matin.
    }
comrade-fox-ask =
    { $n ->
        [1] Entre vous et moi, et ceux qui sont dans la pièce.
       *[2] Je le sais déjà, bien sûr. J’aime seulement votre voix.
    }
comrade-fox-offer =
    { $n ->
        [1] Deux vieux amis, un petit service, pas de témoins.
       *[2] Vous n’avez rien à y perdre. J’ai cherché où.
    }
comrade-fox-won = J’ai été aussi surpris que je l’avais prévu.
comrade-fox-lost = Bien joué. C’est moi qui vous l’ai appris.

comrade-widow-accuse =
    { $n ->
        [1] J’ai porté le noir pour mieux que cela.
        [2] Je le dis tout bas. Cela porte.
       *[3] Mon deuxième mari avait ce regard. Brièvement.
    }
comrade-widow-vouch =
    { $n ->
        [1] En voilà qui pourrait porter la couronne.
        [2] En vie, et à juste titre.
       *[3] On apprend à apprécier les silencieux.
    }
comrade-widow-own =
    { $n ->
        [1] Je l’ai dit à trois maris. Aucun ne m’a contredite.
        [2] Croyez-le ou pleurez ; je ne fais ni l’un ni l’autre.
       *[3] C’est ce qu’il me reste à dire.
    }
comrade-widow-ask =
    { $n ->
        [1] À moi, vous pouvez le dire. J’emporte tout avec moi.
       *[2] Parlez avant les fleurs.
    }
comrade-widow-offer =
    { $n ->
        [1] Je tiens mes promesses. Elles reposent près d’ici.
       *[2] Soyons bons l’un pour l’autre, un moment.
    }
comrade-widow-won = Merci. Pas de fleurs.
comrade-widow-lost = Le noir va à toutes les occasions.

comrade-grandmaster-accuse =
    { $n ->
        [1] Échec.
        [2] Vous avez joué comme on joue avec quelque chose dans le dos.
       *[3] Variante douteuse. Je la réfute.
    }
comrade-grandmaster-vouch =
    { $n ->
        [1] Une pièce solide, bien placée.
        [2] Je ne l’échangerais pas.
       *[3] Protégé.
    }
comrade-grandmaster-own =
    { $n ->
        [1] J’adoube.
        [2] Un coup de la théorie.
       *[3] Je l’avais sur mon échiquier, à la maison.
    }
comrade-grandmaster-ask =
    { $n ->
        [1] Votre pendule tourne.
       *[2] Je ne demande que pour voir quel sourcil bouge.
    }
comrade-grandmaster-offer =
    { $n ->
        [1] Je propose la nulle, avec l’initiative.
       *[2] Échange provisoire. Je garde la meilleure case.
    }
comrade-grandmaster-won = C’était décidé au vestiaire.
comrade-grandmaster-lost = J’abandonne, et j’analyse.
