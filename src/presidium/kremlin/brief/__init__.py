"""What a question means to the seat it is put to, made from that seat's view."""
