"""How the nets a master of Goulag thinks with are taught; it wants numpy, playing does not."""
