### Revenir tel qu’on était, et entrer dans une salle fermée.

page-account-text = Aucun compte n’est nécessaire. Si vous voulez, laissez ici une adresse ou une clé d’accès, et vous serez { $name } sur tous vos appareils.
page-account-text-passkeys = Aucun compte n’est nécessaire. Si vous voulez, créez ici une clé d’accès, et vous serez { $name } partout où vos appareils la gardent.
page-account-mail = Adresse électronique
page-account-mail-is = Votre adresse ici est { $address }. Nul autre ne la voit ; on y envoie un lien qui vous ramène, et les notifications que vous demandez.
page-account-mail-send = M’envoyer un lien
page-account-mail-sent =
    Un courriel est en route. Ouvrez son lien dans { $minutes ->
        [one] la minute
       *[other] les { $minutes } minutes
    } et appuyez sur le bouton ; l’adresse sera à vous.
page-account-mail-called = Les notifications y vont aussi, et continuent si vous la retirez ici : elles se suppriment sous « Notifications », à l’entrée.
page-account-mail-remove =
    { $sure ->
        [yes] La retirer vraiment
       *[no] Retirer l’adresse
    }
page-account-passkeys = Clés d’accès
page-account-passkey-text = Une clé d’accès est gardée par votre appareil ou son gestionnaire de mots de passe ; un doigt, un visage ou un code l’ouvre. Il n’y a rien à retenir.
page-account-passkey-add = Créer une clé d’accès
page-account-passkey-called =
    { $known ->
        [both] { $browser } sur { $system }
        [browser] { $browser }
        [system] { $system }
       *[none] un appareil
    }
page-account-passkey-when =
    { $used ->
        [yes] créée le { $since }, utilisée le { $seen }
       *[no] créée le { $since }
    }
page-account-passkey-remove =
    { $sure ->
        [yes] Retirer vraiment
       *[no] Retirer
    }
page-account-passkey-failed = Le navigateur n’a pas créé de clé. Rien n’a changé.
page-signin-text = Retrouvez votre nom et vos parties.
page-signin-passkey = Avec une clé d’accès
page-signin-passkey-failed = Le navigateur n’a montré aucune clé. Rien n’a changé.
page-signin-mail-sent =
    Si quelqu’un ici a cette adresse, un courriel est en route. Ouvrez son lien sur cet appareil, dans { $minutes ->
        [one] la minute.
       *[other] les { $minutes } minutes.
    }
page-signin-instead = Être { $name } sur cet appareil
page-signin-stays = Ici, vous êtes { $you }. Ce qui appartient à { $you }, tables et places, reste à { $you } et ne suit pas. Faites d’abord un lien pour un autre appareil si vous voulez le retrouver.
page-door = Ce serveur est fermé
page-door-text = Soirée privée, par décision de l’hôte. Avec une invitation, on est bienvenu ; en attendant, chacun peut apprendre les jeux.
page-door-invite = Invitation
page-door-come-in = Entrer
page-door-learn = En attendant, les règles
page-door-title = Fermé · Presidium
