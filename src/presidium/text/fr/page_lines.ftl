### Ce que les camarades ajoutent à leurs déclarations : à leur façon, et sur ce que tous ont entendu.
### De plusieurs phrases, `$n` dit laquelle. Le terminal les dit aussi.

comrade-trembler-accuse =
    { $n ->
        [1] Ce n’est pas moi qui l’ai dit. J’ai seulement remué les lèvres.
        [2] Pardon. Mille pardons. C’est déjà au procès-verbal, n’est-ce pas ?
        [3] S’il vous plaît, ne me regardez pas pendant que je le dis.
        [4] Cela m’a échappé. Je voulais tousser.
        [5] Je ne fais que répéter ce qu’on va me demander.
       *[6] Si c’est faux, c’était l’avis d’un cousin.
    }
comrade-trembler-vouch =
    { $n ->
        [1] Si je me trompe, je me dénoncerai moi-même.
        [2] Une personne honnête dans la pièce, et il a fallu que ce soit quelqu’un d’autre.
        [3] Voilà. Quelque chose d’aimable. Puis-je m’asseoir ?
        [4] Je félicite vite, avant de changer d’avis.
        [5] J’en mettrais ma main au feu. Un petit feu.
       *[6] On a le droit d’être gentil, non ? Encore ?
    }
comrade-trembler-own =
    { $n ->
        [1] J’avoue ! Quoi que ce fût, le voici.
        [2] Je l’ai écrit en trois exemplaires, au cas où vous voudriez corriger.
        [3] Je ne dormais pas, alors j’ai répété.
        [4] Je le dis fort, pour qu’on entende que ça tremble.
        [5] Voici mes papiers. Et voici les autres.
       *[6] Je n’ai rien à ajouter. Sauf s’il manque quelque chose.
    }
comrade-trembler-ask =
    { $n ->
        [1] Je ne demanderais pas, mais on m’a demandé de demander.
        [2] Vous n’êtes pas obligé de répondre. D’un autre côté, si.
        [3] Répondez doucement, je me laisse convaincre.
       *[4] C’est pour un ami. L’ami, c’est moi.
    }
comrade-trembler-offer =
    { $n ->
        [1] Soyons tous deux à l’abri. Ou à tour de rôle.
        [2] C’est ma première proposition. Est-ce ainsi que l’on fait ?
        [3] Convenons de quelque chose de petit, avec deux sorties.
       *[4] On se serre la main ? La mienne le fait toute seule.
    }
comrade-trembler-won = J’ai gagné ? À qui va-t-on le reprocher ?
comrade-trembler-lost = Enfin. L’attente était pire.

comrade-sailor-accuse =
    { $n ->
        [1] J’ai connu des huîtres avec plus de colonne vertébrale.
        [2] Par-dessus bord. Rien de personnel.
        [3] Il y a une voie d’eau, et elle est assise là-bas.
        [4] Celui-là fait des nœuds que personne ne défait.
        [5] Ça sent la cale.
       *[6] Quand les rats disent adieu, je regarde qui reste.
    }
comrade-sailor-vouch =
    { $n ->
        [1] Je partagerais un hamac avec. Par quarts.
        [2] Étanche. Je sais ce qui ne l’est pas.
        [3] Du bon bois.
        [4] À jeun un dimanche. Je l’ai vu.
        [5] J’ai navigué avec pire, et je suis rentré.
       *[6] Tient la houle.
    }
comrade-sailor-own =
    { $n ->
        [1] Voilà tout le journal de bord. Signez ici.
        [2] Cap droit, sans louvoyer.
        [3] Dit une fois. Le vent n’y a rien changé.
        [4] C’est au livre de bord, et le livre est sec.
        [5] On voit le fond à travers moi.
       *[6] Pas de brume là-dedans.
    }
comrade-sailor-ask =
    { $n ->
        [1] Alors ? Plus fort, ça souffle.
        [2] Que voit-on, de là-haut ?
        [3] Parlez, avant la marée.
       *[4] De quel côté souffle votre vent ?
    }
comrade-sailor-offer =
    { $n ->
        [1] Tu tires, je tire. Une corde n’en sait pas plus.
        [2] Tope là. Attention au goudron.
        [3] Je tiens l’échelle, vous montez. Puis l’inverse.
       *[4] Une bouteille, deux marins. Le compte est bon.
    }
comrade-sailor-won = Terre.
comrade-sailor-lost = J’ai été coulé par de meilleurs équipages. Non, en fait.

comrade-zealot-accuse =
    { $n ->
        [1] Je le dis sans joie ! Avec enthousiasme, mais sans joie !
        [2] L’Histoire me remerciera ! Elle peut prendre son temps !
        [3] Montrons-le du doigt tous ensemble, à trois !
        [4] J’ai montré du doigt ! Il me reste une main !
        [5] J’accuse, et je souscris à dix exemplaires !
       *[6] La vigilance n’a pas dormi, et moi non plus !
    }
comrade-zealot-vouch =
    { $n ->
        [1] Un phare ! Je l’ai applaudi jusque dans le couloir !
        [2] Avec de tels camarades, à quoi bon l’électricité !
        [3] J’en réponds des deux mains !
        [4] Je propose qu’on se lève ! Je suis debout !
        [5] Que cela soit chanté, en trois couplets !
       *[6] Quel camarade ! J’ai déjà commandé le cadre !
    }
comrade-zealot-own =
    { $n ->
        [1] Je n’ai rien à cacher, et je ne le cache nulle part !
        [2] Mettez-le sur une banderole !
        [3] Et je le redirais, plus fort !
        [4] J’annonce ceci avant le délai !
        [5] Mon cœur est une réunion publique !
       *[6] À noter deux fois, pour que rien ne se perde !
    }
comrade-zealot-ask =
    { $n ->
        [1] Le collectif veut savoir ! Le collectif, c’est moi !
        [2] Parlez librement ! Je prends des notes !
        [3] La réponse sera acclamée, quelle qu’elle soit !
       *[4] Je demande au nom de tous ceux qui ne demandent rien !
    }
comrade-zealot-offer =
    { $n ->
        [1] Ensemble, nous nous dépasserons l’un l’autre !
        [2] Votre main, camarade ! Les deux, si vous les avez !
        [3] Un plan, deux épaules, aucun doute !
       *[4] Je propose un concours d’entraide ! Je compte le gagner !
    }
comrade-zealot-won = Victoire ! J’ai préparé quarante minutes de remarques !
comrade-zealot-lost = Une défaite, mais quelle défaite ! La plus grande à ce jour !

comrade-cook-accuse =
    { $n ->
        [1] On entend des choses, entre la soupe et la compote.
        [2] Vous ne le tenez pas de moi. Reprenez du pain.
        [3] Quelqu’un a touché au sel, et je ne nomme personne, sauf celui-là.
        [4] Quelque chose a tourné, et la glacière est innocente.
        [5] Je n’ai fait que soulever le couvercle.
       *[6] En voilà un qui redemande avant la première assiette.
    }
comrade-cook-vouch =
    { $n ->
        [1] Finit toujours son assiette. Cela dit tout.
        [2] Bon estomac et conscience nette ; j’ai vu le premier.
        [3] Je lui confierais la louche.
        [4] Remue sans renverser.
        [5] Pour celui-là, je sors la bonne casserole.
       *[6] Rapporte son assiette. Combien le font ?
    }
comrade-cook-own =
    { $n ->
        [1] Recette maison. J’en change tous les jours.
        [2] C’est à prendre tel quel, à l’assaisonnement près.
        [3] Demandez à tous ceux que j’ai nourris.
        [4] J’ai goûté moi-même, et voyez, je tiens debout.
        [5] Rien dedans que ce qui flotte.
       *[6] Cela a mijoté assez longtemps.
    }
comrade-cook-ask =
    { $n ->
        [1] Allons, une cuillerée de nouvelles contre une cuillerée de kacha.
        [2] Vous avez l’air de savoir quelque chose. Ou bien c’est le hareng.
        [3] Asseyez-vous, c’est encore chaud. Que dit-on là-haut ?
       *[4] Est-ce vrai, ou j’ajoute une pincée ?
    }
comrade-cook-offer =
    { $n ->
        [1] Je remue pour vous, vous remuez pour moi.
        [2] Une seconde portion pourrait s’arranger.
        [3] La plus grosse boulette est à vous, si.
       *[4] Vous apportez l’oignon, je ferme la bouche.
    }
comrade-cook-won = Je le ferai encadrer, au-dessus du fourneau.
comrade-cook-lost = Servi trop tôt. Comme tout.

comrade-archivist-accuse =
    { $n ->
        [1] Voir l’annexe.
        [2] Le dossier était mince jusqu’à aujourd’hui.
        [3] Je consigne. Je n’y prends aucun plaisir. Je le consigne aussi.
        [4] Il existe un second dossier. Il existe toujours.
        [5] Je cite. Je cite toujours.
       *[6] La date est exacte. Le reste est en vérification.
    }
comrade-archivist-vouch =
    { $n ->
        [1] Aucune mention. C’est rare, et c’est noté.
        [2] Les tampons sont en règle.
        [3] Recoupé, et trouvé plaisant.
        [4] Toutes les pièces y sont, aucune n’a été remplacée.
        [5] Classé aux exceptions.
       *[6] La photographie concorde, et personne n’y manque.
    }
comrade-archivist-own =
    { $n ->
        [1] Pour mémoire.
        [2] Chemise sept, troisième feuillet, de ma main.
        [3] J’ai le double au carbone.
        [4] Original. Les copies sont d’accord.
        [5] Reçu, tamponné, et cru par moi.
       *[6] Consultable sur place. Non prêté.
    }
comrade-archivist-ask =
    { $n ->
        [1] Il y a un vide dans le dossier, à peu près à votre taille.
        [2] Par souci d’exhaustivité, rien de plus.
        [3] Votre fiche s’arrête au milieu d’un mot.
       *[4] À remplir, s’il vous plaît. En capitales.
    }
comrade-archivist-offer =
    { $n ->
        [1] Un prêté, avec le rendu correspondant, tous deux numérotés.
        [2] À classer sous « réciproque ».
        [3] En double exemplaire : un pour vous, un pour plus tard.
       *[4] Valable jusqu’à révocation. La révocation est prête.
    }
comrade-archivist-won = Il me faudra un nouveau tiroir.
comrade-archivist-lost = Classé.

comrade-fox-accuse =
    { $n ->
        [1] Je ne le dirais pas, si l’on ne m’avait prié de le taire.
        [2] Cela me peine. Voyez comme cela me peine.
        [3] Tirez vos conclusions. J’en ai tiré quelques-unes pour vous.
        [4] J’en parle parce que vous l’auriez su par quelqu’un d’honnête.
        [5] Je suis le dernier à médire. À présent, vous avez entendu tout le monde.
       *[6] Oubliez que je l’ai dit. Je vous le rappellerai.
    }
comrade-fox-vouch =
    { $n ->
        [1] Je lui prêterais mon manteau. Vide.
        [2] Pourquoi le dirais-je, si personne n’y gagnait rien ?
        [3] Vous avez ma parole. J’en ai plusieurs.
        [4] Innocent comme j’en ai l’air.
        [5] Je le recommande chaudement. J’ai les mains froides.
       *[6] Je n’ai rien trouvé. J’ai cherché deux fois, dont une la nuit.
    }
comrade-fox-own =
    { $n ->
        [1] La vérité, telle que je me souviens de l’avoir arrangée.
        [2] Vous pouvez vérifier. Moi, je le ferais.
        [3] Je n’ai jamais été plus sincère, ce matin.
        [4] Je ne mens qu’en semaine ; quel jour sommes-nous ?
        [5] C’est tout. Le reste aussi, c’est tout.
       *[6] Vous pouvez me citer. Je tomberai des nues.
    }
comrade-fox-ask =
    { $n ->
        [1] Entre vous et moi, et ceux qui sont dans la pièce.
        [2] Je le sais déjà, bien sûr. J’aime seulement votre voix.
        [3] Ne dites rien. Hochez la tête, et je vous dirai ce que vous avez dit.
       *[4] Dites-le, et je n’en sais rien. Taisez-le, et je le sais.
    }
comrade-fox-offer =
    { $n ->
        [1] Deux vieux amis, un petit service, pas de témoins.
        [2] Vous n’avez rien à y perdre. J’ai cherché où.
        [3] Je vous donne la main droite. La gauche est prise.
       *[4] Gagnons tous deux, vous un peu plus tard.
    }
comrade-fox-won = J’ai été aussi surpris que je l’avais prévu.
comrade-fox-lost = Bien joué. C’est moi qui vous l’ai appris.

comrade-widow-accuse =
    { $n ->
        [1] J’ai porté le noir pour mieux que cela.
        [2] Je le dis tout bas. Cela porte.
        [3] Mon deuxième mari avait ce regard. Brièvement.
        [4] Il me reste un voile.
        [5] J’ai déjà lu ce visage, dans un faire-part.
       *[6] On vous regrettera. Je me suis renseignée.
    }
comrade-widow-vouch =
    { $n ->
        [1] En voilà qui pourrait porter la couronne.
        [2] En vie, et à juste titre.
        [3] On apprend à apprécier les silencieux.
        [4] En voilà qui m’aurait fait un bon quatrième.
        [5] Cela me ferait de la peine. Demandez si c’est fréquent.
       *[6] Qu’on l’assoie près de moi, à l’ombre.
    }
comrade-widow-own =
    { $n ->
        [1] Je l’ai dit à trois maris. Aucun ne m’a contredite.
        [2] Croyez-le ou pleurez ; je ne fais ni l’un ni l’autre.
        [3] C’est ce qu’il me reste à dire.
        [4] Je le jure sur les trois.
        [5] Je n’ai pas de raison de mentir. J’ai déjà hérité.
       *[6] À broder sur le ruban, en lettres d’or.
    }
comrade-widow-ask =
    { $n ->
        [1] À moi, vous pouvez le dire. J’emporte tout avec moi.
        [2] Parlez avant les fleurs.
        [3] Dites-le à présent ; plus tard, j’écoute seulement.
       *[4] Vous êtes pâle. C’est ce que vous savez ?
    }
comrade-widow-offer =
    { $n ->
        [1] Je tiens mes promesses. Elles reposent près d’ici.
        [2] Soyons bons l’un pour l’autre, un moment.
        [3] Prêtez-moi votre bras. Je rends ce qu’il en reste.
       *[4] Nous pourrions partager une allée. Au bon sens du terme.
    }
comrade-widow-won = Merci. Pas de fleurs.
comrade-widow-lost = Le noir va à toutes les occasions.

comrade-grandmaster-accuse =
    { $n ->
        [1] Échec.
        [2] Vous avez joué comme on joue avec quelque chose dans le dos.
        [3] Variante douteuse. Je la réfute.
        [4] Pièce touchée.
        [5] J’annonce mat en un certain nombre de coups.
       *[6] Il y a trois coups, ce n’était qu’un soupçon.
    }
comrade-grandmaster-vouch =
    { $n ->
        [1] Une pièce solide, bien placée.
        [2] Je ne l’échangerais pas.
        [3] Protégé.
        [4] Développé tôt, et sur la bonne case.
        [5] Un pion, mais un pion passé.
       *[6] Je ne vois pas de trou dans cette position.
    }
comrade-grandmaster-own =
    { $n ->
        [1] J’adoube.
        [2] Un coup de la théorie.
        [3] Je l’avais sur mon échiquier, à la maison.
        [4] Ma feuille de partie est lisible.
        [5] Je joue la position, pas la personne. Presque.
       *[6] Analysé cette nuit. Cela tient.
    }
comrade-grandmaster-ask =
    { $n ->
        [1] Votre pendule tourne.
        [2] Je ne demande que pour voir quel sourcil bouge.
        [3] J’arrête la pendule, si vous le dites tout de suite.
       *[4] À vous de jouer. De parler, je veux dire.
    }
comrade-grandmaster-offer =
    { $n ->
        [1] Je propose la nulle, avec l’initiative.
        [2] Échange provisoire. Je garde la meilleure case.
        [3] Prenez le fou, je regarde ailleurs.
       *[4] Un coup tranquille, pour nous deux.
    }
comrade-grandmaster-won = C’était décidé au vestiaire.
comrade-grandmaster-lost = J’abandonne, et j’analyse.
