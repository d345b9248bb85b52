/** The folder with what only this seat may see: one key shuts it when somebody leans over. */
class Folder {
  shut = $state(false);

  key = (event: KeyboardEvent): void => {
    const writing = (event.target as Element | null)?.closest?.("input, textarea, select, [contenteditable]");
    if (event.key.toLowerCase() !== "h" || writing || event.ctrlKey || event.metaKey || event.altKey) return;
    this.shut = !this.shut;
  };
}

export const folder = new Folder();
