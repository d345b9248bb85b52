### What a host sets, and what he can do while the hall is open.

## Settings

serve-socket = The hall is open for a proxy on this machine, at { $file }
refused-settings-unreadable = The settings in { $file } cannot be read: { $why }.
refused-settings-unknown = { $file } sets “{ $key }”, and there is no such setting. There are: { $known }.
refused-settings-value =
    In { $file } “{ $key }” is to be { $kind ->
        [flag] true or false
        [port] a number from 0 to 65535
        [days] a number of days above zero, or the word none in quotation marks
        [list] a list of texts in quotation marks, within brackets
        [choice] one of these, in quotation marks: { $choices }
        [table] a part of its own: [limits], and below it a line for each
       *[text] a text in quotation marks
    }.
refused-not-a-proxy = “{ $text }” is no proxy that could be believed: say its address, such as 10.0.0.7, or its network, such as 10.0.0.0/8. To believe everybody would let each choose where he comes from.
refused-socket-taken = Somebody else listens at { $file } already, or something else is there; choose another with --socket.
refused-no-socket = This machine cannot listen at { $file }: { $why }.
