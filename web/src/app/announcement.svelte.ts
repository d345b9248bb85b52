/** What the host of the house has to say to everybody, until it is withdrawn; every answer and every line brings it. */
export const announcement = $state({ text: "" });
