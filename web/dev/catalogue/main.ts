/** The catalogue of components: `npm run dev`, then /dev/catalogue/. A build leaves it out. */
import { mount } from "svelte";
import "../../src/games";
import "../../src/app/fonts.css";
import "../../src/tokens.css";
import "../../src/app/look.css";
import { firstLanguage, spoken } from "../../src/lib/i18n/spoken.svelte";
import { look } from "../../src/lib/look.svelte";
import Catalogue from "./Catalogue.svelte";

look.start();
await spoken.speak(firstLanguage());
await spoken.with("page_home", "page_table", "page_archive", "page_sound", "page_why", "why", "page_one_table", "page_stage", "charts", "report");
await spoken.of("kremlin");
mount(Catalogue, { target: document.getElementById("page")! });
