### Wer durch den Link einer Benachrichtigung kam, ist nur für dessen Tisch angemeldet, und erfährt das anderswo.

page-only-title =
    { $count ->
        [one] Nur für einen Tisch
       *[other] Nur für { $count } Tische
    }
page-only-text =
    { $count ->
        [one] Du kamst durch den Link einer Benachrichtigung. Auf diesem Gerät bist du { $name } an ihrem Tisch, und überall sonst zu Besuch: Du darfst dich umsehen, aber nicht Platz nehmen, keinen Tisch eröffnen und deine Akte nicht einsehen.
       *[other] Du kamst durch Links von Benachrichtigungen. Auf diesem Gerät bist du { $name } an deren Tischen, und überall sonst zu Besuch: Du darfst dich umsehen, aber nicht Platz nehmen, keinen Tisch eröffnen und deine Akte nicht einsehen.
    }
page-only-how = Um auf diesem Gerät überall { $name } zu sein, melde dich an, oder mach am Eingang auf einem anderen Gerät, auf dem du { $name } bist, einen Link für dieses.
page-only-table = An den Tisch
page-only-signin = Anmelden
page-only-leave = Auf diesem Gerät abmelden
