/** Light or dark: as the machine has it, until somebody says otherwise. */
type Theme = "light" | "dark";

class Look {
  theme = $state<Theme>("light");

  start(): void {
    const machine = matchMedia("(prefers-color-scheme: dark)");
    const said = localStorage.getItem("theme") as Theme | null;
    this.show(said ?? (machine.matches ? "dark" : "light"));
    machine.addEventListener("change", () => {
      if (!localStorage.getItem("theme")) this.show(machine.matches ? "dark" : "light");
    });
  }

  turn(): void {
    const next = this.theme === "dark" ? "light" : "dark";
    localStorage.setItem("theme", next);
    this.show(next);
  }

  private show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const look = new Look();

/** Whether things should stand still. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
