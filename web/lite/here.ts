/** Says where the site lies, before anything is asked: it may lie anywhere, and one file stands for all addresses. */
const script = document.currentScript as HTMLScriptElement;
const home = new URL("..", script.src).pathname.slice(0, -1);
document.documentElement.dataset.path = home;

// The addresses of the page's files are written as seen from its first one: fixed here, before that changes.
for (const link of document.querySelectorAll<HTMLLinkElement>("link[href]")) link.setAttribute("href", link.href);

// Where a host has only files, `404.html` sends people here, with where they wanted to go.
const asked = new URLSearchParams(location.search).get("at");
if (asked?.startsWith("/") && !asked.startsWith("//")) history.replaceState(null, "", home + asked + location.hash);
