### Eine Fernpartie: was man für ihn wählt, was er von seiner Zeit sagt, und worum man ihn bitten kann.

## Wählen

page-mail-what = Eine Partie über Tage oder Wochen. Niemand muss da sein: Du siehst herein, beantwortest, was man dich fragt, und gehst deinem Leben nach.
page-mail-days = Tage für eine Antwort
page-mail-days-text = So lange wartet der Tisch auf jemanden, der allein gefragt ist. Danach läuft dessen Reserve, und erst dann antwortet der Hausmeister.
page-mail-bank = Tage in Reserve
page-mail-bank-text = So viel länger darf jeder in der ganzen Partie brauchen, am Stück oder verteilt.
page-mail-opens = Wann werden versiegelte Antworten geöffnet?
page-mail-opens-name =
    { $opens ->
        [sittings] In Sitzungen, zu festen Tageszeiten
       *[all] Wenn alle da sind
    }
page-mail-opens-text =
    { $opens ->
        [sittings] Geheime Stimmen, Karten, Wahlzettel und die Fenster im Kremlin beantwortet man zwischen zwei Sitzungen; geöffnet wird in der nächsten. Niemand merkt, wer geantwortet hat und wann.
       *[all] Man merkt, wer als Letzter antwortet, und im Kremlin wartet jedes Fenster auf alle, wie an einem Tisch ohne Uhr.
    }
page-mail-how-many = Sitzungen am Tag
page-mail-sitting = Zeit der Sitzung { $n }
page-mail-zone = nach den Uhren von

## Was ein Tisch sagt

page-mail-told-days = { $span } für eine Antwort
page-mail-told-bank = { $span } in Reserve für jeden, für die ganze Partie
page-mail-told-sittings = versiegelte Antworten werden um { $times } geöffnet ({ $zone })
page-mail-told-all = versiegelte Antworten werden geöffnet, wenn alle da sind
page-mail-next = Die nächste Sitzung, nach deiner Uhr: { $when }.
page-mail-due =
    { $mine ->
        [yes] Deine Antwort ist fällig: { $when }.
       *[no] { $who }: Antwort fällig { $when }.
    }
page-mail-due-all = Antworten sind fällig: { $when }.
page-mail-bank-left =
    { $span ->
        [0] Deine Reserve ist aufgebraucht.
       *[other] Deine Reserve: { $span }.
    }
page-mail-away = { $who } hat frei bis { $when }. Keine Uhr läuft; antworten darfst du trotzdem.
page-mail-proposes-days =
    { $days ->
        [one] { $who } bittet um einen freien Tag. Keine Uhr liefe.
       *[other] { $who } bittet um { $days } freie Tage. Keine Uhr liefe.
    }
page-mail-proposes-pace =
    { $pace ->
        [mail] { $who } schlägt vor, als Fernpartie weiterzuspielen.
        [live] { $who } schlägt vor, nach der Uhr weiterzuspielen, alle zugleich.
       *[untimed] { $who } schlägt vor, ohne Uhr weiterzuspielen.
    }
page-mail-awaits = Noch zu hören: { $who }.
page-mail-agree = Zustimmen
page-mail-object = Widersprechen
page-mail-withdraw = Zurücknehmen

## Worum man bitten kann

page-mail-hours = Ruhezeiten
page-mail-hours-text = Was dann fällig wäre, ist es an ihrem Ende, nach den Uhren von { $zone }. Alle sehen sie.
page-mail-from = von
page-mail-till = bis
page-mail-hours-keep = Diese behalten
page-mail-hours-none = Keine
page-mail-holiday = Freie Tage
page-mail-holiday-text = Wenn alle zustimmen, stehen sämtliche Uhren, bis du zurück bist.
page-mail-holiday-days = Tage
page-mail-holiday-ask = Die anderen bitten
page-mail-back = Ich bin zurück
page-mail-adjourn = Tempo wechseln
page-mail-adjourn-text = Wenn alle zustimmen, ändert der Tisch sein Tempo, und alle Uhren beginnen von vorn.
page-mail-adjourn-to = Von da an
page-mail-pace =
    { $pace ->
        [mail] als Fernpartie
        [live] nach der Uhr, alle zugleich
       *[untimed] ohne Uhr
    }
page-mail-adjourn-ask = Vorschlagen
