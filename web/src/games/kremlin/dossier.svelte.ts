/** Whether the secret dossier is shut: then nothing of it is in the page, wherever it would be shown. */
class Shut {
  hidden = $state(localStorage.getItem("dossier") === "hidden");

  turn = (): void => {
    this.hidden = !this.hidden;
    localStorage.setItem("dossier", this.hidden ? "hidden" : "open");
  };
}

export const dossier = new Shut();
