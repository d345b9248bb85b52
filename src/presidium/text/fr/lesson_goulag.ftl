### Le Goulag en trois minutes : une partie à cinq, jouée avec qui apprend. Au plus 45 mots par écran.

lesson-goulag-own = La carte posée devant vous est la vôtre : loyal. Vous voulez un canal de plus de deux étapes par loyal, en cinq tours. Les déloyaux préfèrent un fossé. Qui est quoi, personne ne vous le dira, ou tout le monde.
lesson-goulag-passed = Vous êtes sûr d’une chose. La carte du Camarade 5 est passée par vos mains : déloyal. La vôtre est passée par celles du Camarade 2. Chacun a lu un voisin, et un seul.
lesson-goulag-name = Vous êtes commissaire. Nommez deux constructeurs et un surveillant. Les constructeurs joueront Chantier ou Grève, face cachée, et chaque Chantier fait une étape. Qui préférez-vous ne pas y voir ?
lesson-goulag-shown = Un Chantier, une Grève : une étape. Les cartes ont été mêlées d’abord, on ne voit donc pas qui a joué quoi. Ces trois-là en savent plus que vous, et vous raconteront volontiers quelque chose.
lesson-goulag-build = Le Camarade 2 vous envoie creuser avec le Camarade 4, et le Camarade 3 surveille. Vous êtes loyal, et le canal n’a qu’une étape. Jouez une carte ; personne ne voit laquelle.
lesson-goulag-turned = Le Camarade 3 vous a fait échanger : votre Chantier est devenu Grève. Vous seul savez que c’était Chantier. L’unique Chantier vient donc du Camarade 4, et le Camarade 3 vous coûte une étape. Retenez les deux.
lesson-goulag-exchange = À vous de surveiller. Les Camarades 4 et 5 ont joué, cartes cachées. Échanger, c’est changer Grève en Chantier, et Chantier en Grève. L’un a travaillé avec vous ; de l’autre vous avez lu la carte.
lesson-goulag-lie = Deux Chantiers. Le Camarade 5 dit : « Au tour 3, j’ai joué Chantier. » Comptez : vous l’avez fait échanger, et c’est alors un Chantier qui était là. C’était donc Grève. Toute la table peut compter. Le mensonge est pris.
lesson-goulag-word = Le Camarade 4 dit le Camarade 3 déloyal ; le Camarade 3 en dit autant du Camarade 4. L’un a travaillé avec vous, l’autre vous a pris votre Chantier. Les Camarades 2 et 3 ont joué. Qui échange ?
lesson-goulag-last = Dernier tour, six étapes. Deux d’entre vous sont déloyaux : il y a donc au plus trois loyaux, et sept étapes suffisent. Vous creusez avec le Camarade 3. Le Camarade 4, qui a lu cette carte, surveille.
lesson-goulag-end = Le Camarade 4 a fait échanger le Camarade 3 : huit étapes, les loyaux ont gagné. Ce que vous savez, qui vous coûte des étapes, qui se contredit : voilà tout le jeu. La prochaine fois, plus de répétition générale.

## Pourquoi pas

refused-lesson-goulag-watch = Vous avez lu cette carte : le Camarade 5 est déloyal. Un tel surveillant fait échanger un honnête constructeur, et Chantier devient Grève. Laissez le Camarade 5 en dehors.
refused-lesson-goulag-dig = Vous avez lu cette carte : le Camarade 5 est déloyal, et creuse en conséquence. Envoyez les trois autres.
refused-lesson-goulag-strike = Une Grève ne fait pas avancer, et un canal court fait gagner les déloyaux. Vous êtes loyal.
refused-lesson-goulag-worked = Le Camarade 4 a déjà travaillé, et ce Chantier deviendrait Grève. Vous connaissez ici un déloyal.
refused-lesson-goulag-let-be = La carte du Camarade 5 resterait donc là, et vous devinez laquelle. Faites-la échanger.
refused-lesson-goulag-nothing-against = Rien ne parle contre le Camarade 2, et un Chantier honnête deviendrait Grève. Lequel ne croyez-vous pas ?
refused-lesson-goulag-believe = Il resterait peut-être là une Grève. Vous avez des raisons de croire le Camarade 4, et d’en faire un Chantier.
