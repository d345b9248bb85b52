goulag-pitch = Sträflinge graben einen Kanal zum Weißen Meer. Die einen wollen ihn vollenden, die anderen verhindern, und dein Nachbar hat deine Karte gelesen.
