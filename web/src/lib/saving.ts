/** Hands a file to whoever reads, among their downloads. */

/** How long a browser may take to begin, in milliseconds. */
const BEGINS = 10_000;

export function saveFile(content: Blob, name: string): void {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(content), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGINS);
}
