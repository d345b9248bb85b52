### Ce qu’on garde des gens ici, en mots simples.

page-privacy-title = Ce qu’on garde de vous · Presidium
page-privacy = Ce qu’on garde de vous
page-privacy-lead = En bref : un nom que vous avez choisi, vos parties, et ce que vous y avez dit, dans un seul fichier sur la machine de qui tient ce serveur. Pas de publicité, pas de comptage des visiteurs, rien n’est transmis.
page-privacy-heading =
    { $part ->
        [what] Ce qui est gardé
        [long] Combien de temps
        [who] Qui peut le lire
        [cookie] Un seul cookie
        [elsewhere] Rien d’ailleurs
        [rights] Ce que vous pouvez faire
       *[others] Ceux qui gâchent l’ambiance
    }
page-privacy-text =
    { $part ->
        [what] Le nom que vous portez ; pour chacun de vos appareils, le genre de navigateur et de système, et l’heure où il a été vu pour la dernière fois ; les tables où vous étiez assis, chaque réponse que vous y avez donnée, ce que vous avez dit et ce que vous avez noté pour vous ; la fin de vos parties. Si vous avez donné une adresse de courriel, une clé d’accès ou un moyen de vous prévenir quand c’est à vous, cela aussi. Des adresses d’où viennent les visiteurs, rien n’est écrit dans le fichier ni dans le journal du serveur : tant que le serveur tourne, elles sont comptées, pour que personne n’en demande trop et que les personnes exclues restent dehors. Ce journal ne nomme aucun visiteur : seulement la table où quelque chose a échoué et, par leur identifiant, la table ou la personne sur lesquelles l’hôte a agi.
        [long] Aussi longtemps que vous voulez : les parties finies restent lisibles jusqu’à ce que vous vous fassiez oublier. Les tables qui n’ont jamais commencé sont oubliées après une semaine, celles par correspondance après quatre-vingt-dix jours, les liens que personne n’a ouverts après un jour, ceux des notifications après quatre, les signalements quand l’hôte s’en est occupé.
        [who] Ceux qui jouent avec vous voient votre nom, ce que vous dites à la table et ce que tous voient du jeu ; votre main, vous seul, jusqu’à ce que la partie soit finie et que les archives s’ouvrent. Votre carnet et vos feuilles, vous seul les voyez, sur tous vos appareils : ni un joueur qui prend votre place, ni les archives n’en savent rien. L’hôte de ce serveur peut lire tout son fichier, comme n’importe qui pourrait retourner les cartes sur une table de cuisine. Jouez là où vous faites confiance à l’hôte.
        [cookie] Il y en a un, qui dit au serveur que ce navigateur, c’est vous. Il est posé quand vous vous asseyez pour la première fois, aucun script ne peut le lire, et se déconnecter l’enlève. Une personne qui vient par le lien d’une notification n’est connue qu’à cette table, et nulle part ailleurs sur ce serveur. L’aspect et le son de la page restent dans votre navigateur.
        [elsewhere] La page ne va rien chercher sur d’autres serveurs : ni polices, ni scripts, ni images. À moins que vous ne demandiez un courriel avec un lien, ou à être prévenu par courriel, par votre navigateur ou par un autre service, rien de vous ne quitte le serveur ; et alors seulement votre nom, ou qu’une question attend à une table. Ce que vous dites à une table par correspondance figure aussi dans les courriels des joueurs qui en ont demandé.
        [rights] Sur votre page, vous obtenez tout ce qui est à vous en un fichier, quand vous voulez, et vous pouvez vous faire oublier : votre nom devient « un camarade » à chaque table, vos paroles sont vidées, vos notes et vos heures de repos s’en vont avec vous. Vous n’avez besoin de l’accord de personne. Les sauvegardes que l’hôte a faites auparavant gardent votre nom jusqu’à ce qu’il les efface.
       *[others] À chaque table, vous pouvez rendre quelqu’un muet, le bloquer, ou en parler à l’hôte. Il n’en sait rien. Ce que d’autres ont écrit de vous, dans une conversation ou un signalement, est à eux, et reste quand vous partez.
    }
page-privacy-me = À votre page
