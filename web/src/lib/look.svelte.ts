/** Light or dark: as the machine has it, until somebody says otherwise. */
import { store, stored } from "./storage";

type Theme = "light" | "dark";

const said = (): Theme | undefined => (["light", "dark"] as const).find((theme) => theme === stored("theme"));

class Look {
  theme = $state<Theme>("light");

  start(): void {
    const machine = matchMedia("(prefers-color-scheme: dark)");
    const choose = (): void => this.show(said() ?? (machine.matches ? "dark" : "light"));
    machine.addEventListener("change", choose);
    choose();
  }

  turn(): void {
    const next = this.theme === "dark" ? "light" : "dark";
    store("theme", next);
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
