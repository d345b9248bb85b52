### Eine Seite für einen selbst.

page-me-title = Deine Seite · Presidium
page-me = Deine Seite
page-me-nobody = Hier kennt dich noch niemand. Setz dich erst irgendwo hin; deine Akte legt sich dann von selbst an.
page-me-going =
    { $turns ->
        [0] Deine Tische
        [one] Du bist am Zug
       *[other] Du bist am Zug, an { $turns } Tischen
    }
page-me-going-none = Kein Tisch wartet auf dich. Genieß es; in diesem Gebäude hält das selten an.
page-me-open =
    { $kind ->
        [turn] Dein Zug
        [running] Weiter
       *[open] Hinein
    }
page-me-state =
    { $kind ->
        [turn] Wartet auf deine Antwort
        [running] Im Gange
        [paused] Die Uhren stehen
       *[open] Wartet auf seine Spieler
    }, { $game } für { $seats }
page-me-waits-for = Wartet auf { $name }.
page-me-until = Bis { $date }
page-me-with = Mit { $names }.
page-me-bots =
    { $count ->
        [one] einem Bot
       *[other] { $count } Bots
    }
page-me-made = Seit { $date }.

page-me-numbers = Was auf dein Konto geht
page-me-numbers-none = Noch nichts, und eine sauberere Akte gibt es nicht. Es zählen nur zu Ende gespielte Partien.
page-me-games =
    { $count ->
        [one] Partie
       *[other] Partien
    }
page-me-won =
    { $count ->
        [one] gewonnen
       *[other] gewonnen
    }
page-me-lost =
    { $count ->
        [one] verloren
       *[other] verloren
    }
page-me-since = Aktenkundig seit { $date }. Es zählen nur zu Ende gespielte Partien, in denen du genau einen Platz hattest.
page-me-balance =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }: { $won } gewonnen, { $lost } verloren
page-me-deed-kremlin-waves =
    { $count ->
        [one] Winken vom Balkon
       *[other] Male vom Balkon gewinkt
    }
page-me-deed-kremlin-buried =
    { $count ->
        [one] Politiker begraben
       *[other] Politiker begraben
    }
page-me-deed-kremlin-exiled =
    { $count ->
        [one] Politiker an Sibirien verloren
       *[other] Politiker an Sibirien verloren
    }
page-me-deed-goulag-offices =
    { $count ->
        [one] Mal Kommissar
       *[other] Mal Kommissar
    }
page-me-deed-goulag-shifts =
    { $count ->
        [one] Schicht am Kanal
       *[other] Schichten am Kanal
    }
page-me-deed-goulag-exchanges =
    { $count ->
        [one] Bauarbeiter zum Umdenken gebracht
       *[other] Bauarbeiter zum Umdenken gebracht
    }
page-me-deed-politburo-offices =
    { $count ->
        [one] Mal Generalsekretär
       *[other] Mal Generalsekretär
    }
page-me-deed-politburo-unmasked =
    { $count ->
        [one] Abweichler richtig erkannt
       *[other] Abweichler richtig erkannt
    }
page-me-deed-politburo-lost = Einfluss durch Säuberungen verloren

page-me-company = Dein Umgang
page-me-together =
    { $count ->
        [one] eine gemeinsame Partie
       *[other] { $count } gemeinsame Partien
    }

page-me-past =
    { $count ->
        [one] Ein Tisch ist Geschichte
       *[other] { $count } Tische sind Geschichte
    }
page-me-over =
    { $titled ->
        [yes] { $game }, { $date }
       *[no] { $date }
    }
page-me-verdict =
    { $how ->
        [won] gewonnen
        [lost] verloren
       *[none] kein Urteil
    }
page-me-closed = Vor dem Ende geschlossen.
page-me-more =
    { $count ->
        [one] Den letzten aus dem Keller holen
       *[other] Mehr aus dem Keller holen ({ $count })
    }

## Was über mich geführt wird

page-me-kept = Deine Akte
page-me-kept-text = Andere Häuser führen Akten über Leute. Dieses gibt sie auf Verlangen heraus, und verbrennt sie auf Befehl.
page-me-privacy = Was geführt wird, und wer es lesen kann
page-me-export = Alles von mir, als Datei
page-me-others = Leute, denen du lieber nicht begegnest, oder zuhörst
page-me-other =
    { $how ->
        [both] gesperrt und stumm
        [blocked] gesperrt
       *[muted] stumm
    }, seit { $date }
page-me-other-off = Vergeben
page-me-forget = Alles über mich löschen
page-me-forget-text = Das entfernt { $name } von diesem Server, sofort und für immer:
page-me-forget-what =
    { $what ->
        [account] Du bist überall abgemeldet, und deine Links, Einstellungen, Benachrichtigungen, Listen und Meldungen sind gelöscht.
        [names] Wo dein Name steht, an Tischen, in Archiven und Aufzeichnungen, steht stattdessen „ein Genosse“. Deine Ergebnisse zählen für niemanden.
        [words] Was du in einem Chat gesagt hast und wie du deine Tische genannt hast, wird geleert.
        [seats] Du stehst von jedem Tisch auf. In laufenden Partien spielt der Hausmeister weiter; Tische, an denen du Gastgeber bist, übernimmt jemand anderes, oder sie werden geschlossen.
        [game] Was du in einer Partie getan hast, bleibt, denn es ist auch die Partie der anderen.
       *[backups] Kopien, die der Gastgeber vor heute vom ganzen Server gemacht hat, kann nur er löschen, und was Leute als Datei gesichert haben, gehört ihnen.
    }
page-me-forget-first = Ja, vergesst mich
page-me-forget-stay = Bleiben
page-me-forget-sure = Das kann niemand rückgängig machen, auch du nicht. Wirklich?
page-me-forget-second = Wirklich vergessen
page-me-forgotten =
    { $count ->
        [0] Erledigt. Hier erinnert sich niemand an dich.
        [one] Erledigt. An einem Tisch saß ein Genosse, wo du saßest; hier erinnert sich niemand an dich.
       *[other] Erledigt. An { $count } Tischen saß ein Genosse, wo du saßest; hier erinnert sich niemand an dich.
    }
