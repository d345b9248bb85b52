/** Tables this page has just begun: what had happened before it came there is shown too. */
export const fresh = new Set<string>();
