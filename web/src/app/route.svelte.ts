/** The path of a site that the house lives under, as the server has written it into the page: mostly none. Every address of ours begins with it. */
export const home = document.documentElement.dataset.path ?? "";
/** The same from the name of the site on, for addresses that are handed to others. */
export const site = location.origin + home;

/** What comes after the path: a place in the house, as its pages are found by. */
const within = (path: string): string => path.slice(home.length);

/** Where in the page we are. */
class Route {
  path = $state(within(location.pathname));
  query = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.look();
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  /** Links within the page need not fetch it again. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (!link.pathname.startsWith(`${home}/`) || within(link.pathname).startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.href);
  };

  private look(): void {
    this.path = within(location.pathname);
    this.query = location.search;
    this.hash = location.hash;
  }
}

export const route = new Route();
