/** What the file with everything is called: `presidium restore` takes it, and `presidium backup` makes one. */
export const FILE = "presidium.db";
