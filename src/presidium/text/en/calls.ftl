### Why something about calls is refused.

refused-not-a-mail-address = “{ $text }” is not an address that mail finds.
