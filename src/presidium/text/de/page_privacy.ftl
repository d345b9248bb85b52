### Was hier über Leute geführt wird, in einfachen Worten.

page-privacy-title = Was über dich geführt wird · Presidium
page-privacy = Was über dich geführt wird
page-privacy-lead = Kurz gesagt: ein Name, den du dir ausgesucht hast, deine Partien, und was du dabei gesagt hast, in einer Datei auf dem Rechner dessen, der dieses Haus führt. Keine Werbung, keine Zählung der Besucher, nichts wird weitergegeben.
page-privacy-heading =
    { $part ->
        [what] Was geführt wird
        [long] Wie lange
        [who] Wer es lesen kann
        [cookie] Ein Cookie
        [elsewhere] Nichts von anderswo
        [rights] Was du tun kannst
       *[others] Leute, die es ungemütlich machen
    }
page-privacy-text =
    { $part ->
        [what] Der Name, unter dem du gehst; zu jedem deiner Geräte die Art von Browser und System, und die Stunde, in der es zuletzt gesehen wurde; die Tische, an denen du saßest, jede Antwort, die du dort gabst, und was du sagtest; wie deine Partien endeten. Wenn du eine Mailadresse, einen Passkey oder einen Weg angegeben hast, auf dem man dich ruft, wenn du am Zug bist, auch das. Von den Adressen, von denen Besucher kommen, steht nichts in der Datei: sie werden nur gezählt, im Arbeitsspeicher, damit niemand zu viel verlangt.
        [long] So lange du magst: Beendete Partien bleiben lesbar, bis du dich vergessen lässt. Tische, die nie begannen, sind nach einer Woche vergessen, solche per Post nach neunzig Tagen, Links, die niemand öffnete, nach einem Tag, die in Rufen nach vieren, Meldungen, wenn der Gastgeber sich darum gekümmert hat.
        [who] Wer mit dir spielt, sieht deinen Namen, was du am Tisch sagst und was alle vom Spiel sehen; deine Hand nur du, bis die Partie vorbei ist und die Archive sich öffnen. Wer dieses Haus führt, kann alles in seiner Datei lesen, so wie am Küchentisch jeder die Karten umdrehen könnte. Spiel, wo du dem Gastgeber traust.
        [cookie] Es gibt eines, das dem Server sagt, dass dieser Browser du bist. Es wird gesetzt, wenn du dich zum ersten Mal hinsetzt, kein Skript kann es lesen, und Abmelden entfernt es. Wer durch den Link eines Rufs kommt, ist nur an diesem Tisch bekannt und sonst nirgends im Haus. Wie die Seite für dich aussieht und klingt, bleibt in deinem Browser.
        [elsewhere] Die Seite holt nichts von anderen Servern: keine Schriften, keine Skripte, keine Bilder. Wenn du nicht verlangst, dass man dich per Mail, durch deinen Browser oder über einen anderen Dienst ruft, verlässt nichts über dich das Haus; und dann nur, dass an einem Tisch eine Frage wartet.
        [rights] Auf deiner eigenen Seite bekommst du alles von dir als Datei, wann immer du willst, und kannst dich vergessen lassen: Dein Name wird an jedem Tisch zu „ein Genosse“, deine Worte werden geleert, deine Ruhezeiten gehen mit dir. Für beides muss niemand gefragt werden.
       *[others] An jedem Tisch kannst du jemanden stumm schalten, sperren oder dem Gastgeber melden. Er erfährt es nicht. Was andere über dich geschrieben haben, in einem Chat oder einer Meldung, gehört ihnen und bleibt, wenn du gehst.
    }
page-privacy-me = Zu deiner Seite
