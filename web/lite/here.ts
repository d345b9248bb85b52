/** Says where the site lies, before anything is asked: it may lie anywhere, and one address stands for all (`404.html`). */
const script = document.currentScript as HTMLScriptElement;
const home = new URL("..", script.src).pathname.slice(0, -1);
document.documentElement.dataset.path = home;

const asked = new URLSearchParams(location.search).get("at");
if (asked?.startsWith("/") && !asked.startsWith("//")) history.replaceState(null, "", home + asked + location.hash);
