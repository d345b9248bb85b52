import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/look.css";
import { look } from "./look/look.svelte";
import { firstLanguage, spoken } from "./words/spoken.svelte";

look.start();
await spoken.speak(firstLanguage());
mount(App, { target: document.getElementById("page")! });
