### Eine Partie im Ganzen: was von ihr gezeichnet wird, und wie sie sich gewendet hat.

chart-heading = Die Partie im Ganzen
chart-working = Jemand zeichnet sie ins Reine …
chart-nothing = Von dieser Partie gibt es nichts zu zeichnen.
chart-turning = Wie sie sich gewendet hat
chart-table = Die Zahlen als Tabelle
chart-column = Moment
chart-truth = in Wahrheit { $truth }
chart-shown-of = { $shown } von { $truth }
chart-hidden = gestrichelt: in Wahrheit
chart-beside = klein: in Wahrheit
chart-empty = nichts
refused-no-charts = Von diesem Spiel wird nichts gezeichnet.

## Linien und Zeichen

chart-line-dug = gegrabene Schritte
chart-line-needed = Schritte, die die Loyalen brauchten
chart-cell-work = Arbeit
chart-cell-strike = Streik
chart-cell-either = Arbeit oder Streik
chart-cell-holds = erreicht
chart-cell-fails = verfehlt
chart-sign-work = A
chart-sign-strike = S
chart-sign-either = ?
chart-sign-holds = ✓
chart-sign-fails = ✗

## Goulag

chart-goulag-canal = Der Kanal
chart-goulag-canal-says = Wie weit er nach jeder Runde gegraben war, und wie weit ihn die Loyalen brauchten.
chart-goulag-together = Wer mit wem gebaut hat
chart-goulag-together-says = Wie viele Runden je zwei nebeneinander gruben; mit sich selbst: wie oft überhaupt.
chart-goulag-cards = Was die Karten hätten sein können
chart-goulag-cards-says = Was die Karte jedes Bauenden hätte sein können, nach allem, was zu sehen war; und was sie war.
chart-turn-goulag-crossed = Der Kanal war tief genug: { $canal } Schritte, { $needed } brauchten die Loyalen.
chart-turn-goulag-lost = Zu spät für die Loyalen: { $canal } Schritte, und was noch zu graben blieb, reichte nicht für { $needed }.
chart-turn-goulag-turned-to-strike = { $by } räusperte sich, { $who } tauschte, und aus Arbeit wurde ein Streik.
chart-turn-goulag-turned-to-work = { $by } räusperte sich, { $who } tauschte, und aus einem Streik wurde Arbeit.
chart-turn-goulag-none = { $who1 } und { $who2 } legten zwei Streiks; { $by } ließ sie liegen.
chart-turn-goulag-one = { $who1 } und { $who2 } gruben einen Schritt; { $by } sah zu.
chart-turn-goulag-both = { $who1 } und { $who2 } gruben zwei Schritte; { $by } sah zu.

## Kremlin

chart-kremlin-influence = Einfluss, offen und geheim
chart-kremlin-influence-says = Was jede Fraktion am Ende des Jahres offengelegt hatte, und alles, was auf ihrem Blatt stand.
chart-kremlin-sheets = Die Blätter am Ende
chart-kremlin-sheets-says = Auf jeden Politiker, wie viele Punkte offengelegt waren, von denen, die geschrieben standen.
chart-kremlin-control = Wem sie gehörten
chart-kremlin-control-says = Wer am Ende des Jahres wen kontrollierte.
chart-kremlin-age = Wie alt sie waren
chart-kremlin-age-says = Das Alter aller, die einen Posten hatten, am Ende des Jahres; nichts, seit sie fort waren.
chart-kremlin-stress = Was das Amt sie kostete
chart-kremlin-stress-says = Wie viele Stresspunkte jeder im Jahr bekam.
chart-turn-kremlin-elected = Ein neuer Parteichef: { $who }.
chart-turn-kremlin-chief-died = Tod eines Parteichefs: { $who }.
chart-turn-kremlin-chief-exiled = Sibirien für einen Parteichef: { $who }.
chart-turn-kremlin-chief-retired = Ein Parteichef im Ruhestand, für immer: { $who }.
chart-turn-kremlin-chief-taken = Der Parteichef wechselte die Hände ({ $who }). Verloren: { $from }; genommen: { $by }.
chart-turn-kremlin-wave-failed = Der Arm wollte nicht hoch: kein Winken von { $who }.
chart-turn-kremlin-wave = Ein Winken vom Balkon für { $who }: { $times } von den { $waves }, die es braucht.

## Politburo

chart-politburo-levels = Die Ministerien
chart-politburo-levels-says = Wie weit jedes am Ende der Runde zur Repression stand; unter null ist Reform.
chart-politburo-goals = Wer am Ziel war
chart-politburo-goals-says = Ob jedes Mitglied am Ziel gewesen wäre, wäre mit dieser Runde Schluss gewesen.
chart-politburo-influence = Einfluss
chart-politburo-influence-says = Was jedem Platz am Ende der Runde davon blieb.
chart-turn-politburo-held = Von hier an war { $member } am Ziel ({ $who }).
chart-turn-politburo-slipped = Von hier an war { $member } nicht mehr am Ziel ({ $who }).
chart-turn-politburo-swept-repression = Alle einer Meinung: zwei Schritte zur Repression ({ $ministry }), auf { $level }.
chart-turn-politburo-swept-reform = Alle einer Meinung: zwei Schritte zur Reform ({ $ministry }), auf { $level }.
chart-turn-politburo-spent = Ohne Einfluss: { $who }.
chart-turn-politburo-caught = Der Abweichler ist gefasst: { $who }, mit { $left } Einfluss.
chart-turn-politburo-escaped = Der Abweichler, { $who }, blieb unentdeckt; { $pays } bezahlt und behält { $left } Einfluss.
