import { mount } from "svelte";
import "../games";
import App from "./App.svelte";
import "./fonts.css";
import "../tokens.css";
import "./look.css";
import { look } from "../lib/look.svelte";
import { firstLanguage, spoken } from "../lib/i18n/spoken.svelte";
import { beginLine, reachable } from "../line/line";
import { hall } from "./hall.svelte";

/** The letters the page is set in: what is shown before they are there jumps when they come. */
const LETTERS = ['1em "Russo One"', '1em "PT Sans"', '700 1em "PT Sans"', '1em "PT Serif"'];
const letters = Promise.all(LETTERS.map((font) => document.fonts.load(font))).catch(() => {});
const longEnough = new Promise((go) => setTimeout(go, 1000));

look.start();
await beginLine();
// A hall of one's own answers at once, and then nothing is shown that is taken away again.
const hallKnown = hall.look().catch(() => null);
await Promise.all([reachable() || hallKnown, spoken.speak(firstLanguage()), Promise.race([letters, longEnough])]);
mount(App, { target: document.getElementById("page")! });
