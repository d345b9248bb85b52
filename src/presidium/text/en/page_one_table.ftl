### Whoever came by the link of a notification is signed in for its table, and told so elsewhere.

page-only-title =
    { $count ->
        [one] For one table only
       *[other] For { $count } tables only
    }
page-only-text =
    { $count ->
        [one] You came by the link of a notification. On this device you are { $name } at its table, and a visitor everywhere else: you may look around, but not sit down, open a table or see your papers.
       *[other] You came by the links of notifications. On this device you are { $name } at their tables, and a visitor everywhere else: you may look around, but not sit down, open a table or see your papers.
    }
page-only-how = To be { $name } everywhere on this device, sign in, or make a link for this device at the entrance on another one where you are { $name }.
page-only-table = To the table
page-only-signin = Sign in
page-only-leave = Forget me on this device
