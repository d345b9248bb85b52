### Was hier über Leute geführt wird, in einfachen Worten.

page-privacy-title = Was über dich geführt wird · Presidium
page-privacy = Was über dich geführt wird
page-privacy-lead = Kurz gesagt: ein Name, den du dir ausgesucht hast, deine Partien, und was du dabei gesagt hast, in einer Datei auf dem Rechner des Gastgebers dieses Servers. Keine Werbung, keine Zählung der Besucher, nichts wird weitergegeben.
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
        [what] Der Name, unter dem du gehst; zu jedem deiner Geräte die Art von Browser und System, und die Stunde, in der es zuletzt gesehen wurde; die Tische, an denen du saßest, jede Antwort, die du dort gabst, was du sagtest und was du dir notiertest; wie deine Partien endeten. Wenn du eine Mailadresse, einen Passkey oder einen Weg angegeben hast, auf dem man dich benachrichtigt, wenn du am Zug bist, auch das. Von den Adressen, von denen Besucher kommen, steht nichts in der Datei und nichts im Protokoll: Solange der Server läuft, werden sie gezählt, damit niemand zu viel verlangt und Gesperrte draußen bleiben. Das Protokoll nennt keinen Besucher: nur den Tisch, an dem etwas schiefging, und mit seiner Kennung den Tisch oder die Person, mit denen der Gastgeber etwas getan hat.
        [long] So lange du magst: Beendete Partien bleiben lesbar, bis du dich vergessen lässt. Tische, die nie begannen, sind nach einer Woche vergessen, Fernpartien nach neunzig Tagen, Links, die niemand öffnete, nach einem Tag, die in Benachrichtigungen nach vieren, Meldungen, wenn der Gastgeber sich darum gekümmert hat.
        [who] Wer mit dir spielt, sieht deinen Namen, was du am Tisch sagst und was alle vom Spiel sehen; deine Hand siehst nur du, bis die Partie vorbei ist und die Archive sich öffnen. Dein Notizbuch und deine Blätter siehst nur du, auf all deinen Geräten: nicht, wer deinen Platz übernimmt, und in den Archiven stehen sie nie. Wer diesen Server führt, kann alles in seiner Datei lesen, so wie am Küchentisch jeder die Karten umdrehen könnte. Spiel, wo du dem Gastgeber traust.
        [cookie] Es gibt eines, das dem Server sagt, dass dieser Browser du bist. Es wird gesetzt, wenn du dich zum ersten Mal hinsetzt, kein Skript kann es lesen, und Abmelden entfernt es. Wer durch den Link einer Benachrichtigung kommt, ist nur an diesem Tisch bekannt und sonst nirgends auf diesem Server. Wie die Seite für dich aussieht und klingt, bleibt in deinem Browser.
        [elsewhere] Die Seite holt nichts von anderen Servern: keine Schriften, keine Skripte, keine Bilder. Wenn du weder um eine E-Mail mit einem Link bittest noch darum, per E-Mail, durch deinen Browser oder über einen anderen Dienst benachrichtigt zu werden, verlässt nichts über dich den Server; und dann nur dein Name, oder dass an einem Tisch eine Frage wartet. Was du in einer Fernpartie sagst, steht auch in den E-Mails der Mitspieler, die welche wünschen.
        [rights] Auf deiner eigenen Seite bekommst du alles von dir als Datei, wann immer du willst, und kannst dich vergessen lassen: Dein Name wird an jedem Tisch zu „ein Genosse“, deine Worte werden geleert, deine Notizen und Ruhezeiten gehen mit dir. Für beides muss niemand gefragt werden. Sicherungen, die der Gastgeber vorher gemacht hat, behalten deinen Namen, bis er sie löscht.
       *[others] An jedem Tisch kannst du jemanden stumm schalten, sperren oder dem Gastgeber melden. Er erfährt es nicht. Was andere über dich geschrieben haben, in einem Chat oder einer Meldung, gehört ihnen und bleibt, wenn du gehst.
    }
page-privacy-me = Zu deiner Seite
