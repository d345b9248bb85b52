### Pourquoi quelque chose est refusé au sujet des appels.

refused-not-a-mail-address = « { $text } » n’est pas une adresse que trouve le courrier.
refused-no-calls-here = Personne n’est appelé depuis cette maison : son hôte n’a installé ni courrier ni rien de tel.
refused-not-offered = Cette maison n’appelle pas de cette manière.
refused-not-confirmed = Personne n’a encore appuyé sur le bouton de la lettre.
refused-no-such-channel = Vous n’êtes pas appelé de cette manière.
refused-too-many-channels = Vous êtes déjà appelé de { $most } manières ; renoncez d’abord à l’une d’elles.
refused-call-not-taken = On n’en a pas voulu là-bas : vérifiez l’adresse, ou réessayez plus tard.
refused-not-a-hook = Ce n’est pas une adresse où l’on puisse envoyer des appels ; elle ressemble à https://example.org/hook.
refused-not-a-public-hook = Rien n’est envoyé là-bas : le nom ne mène nulle part, ou là où seul le réseau de cette maison arrive.
refused-not-a-push = Ce n’est pas un abonnement qu’un navigateur aurait fait.
