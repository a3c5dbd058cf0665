// Which page is shown: the address says it, so that every page can be linked to.

export type Route =
  | { page: "start" }
  | { page: "new"; game: string; invite: boolean }
  | { page: "table"; id: string; invitedTo: number | null; invite: string; lesson: string }
  | { page: "replay"; id: string; ply: number | null; eyes: string }
  | { page: "rules"; game: string; rule: string; how: boolean }
  | { page: "learn"; game: string; lesson: string; step: number | null }
  | { page: "puzzles"; game: string; puzzle: string }
  | { page: "stats"; game: string }
  | { page: "study"; address: URL }
  | { page: "settings" }
  | { page: "lost" };

function wholeNumber(text: string | null | undefined): number | null {
  return text && /^\d+$/.test(text) ? Number(text) : null;
}

/** The page of an address. */
export function readRoute(address: URL): Route {
  const [first = "", second = "", third = "", fourth = ""] = address.pathname
    .split("/")
    .filter(Boolean);
  switch (first) {
    case "":
      return { page: "start" };
    case "new":
      return { page: "new", game: second, invite: address.searchParams.has("invite") };
    case "table": {
      // The secret end of an invitation stands behind the #, which browsers do not send.
      const [seat, invite = ""] = address.hash.slice(1).split(".", 2);
      // A game that is the last part of a lesson says so.
      const lesson = address.searchParams.get("lesson") ?? "";
      return { page: "table", id: second, invitedTo: wholeNumber(seat), invite, lesson };
    }
    case "replay":
      return {
        page: "replay",
        id: second,
        ply: wholeNumber(third),
        eyes: address.searchParams.get("eyes") ?? "",
      };
    // How a game is played, or all rules: one page, so that the program knows of one only.
    case "how":
    case "rules":
      return {
        page: "rules",
        game: second,
        rule: address.hash.slice(1),
        how: first === "how",
      };
    case "learn":
      return { page: "learn", game: second, lesson: third, step: wholeNumber(fourth) };
    case "puzzles":
      return { page: "puzzles", game: second, puzzle: third };
    case "stats":
      return { page: "stats", game: second };
    case "study":
      return { page: "study", address };
    case "settings":
      return { page: "settings" };
    default:
      return { page: "lost" };
  }
}

class Router {
  route: Route = $state.raw({ page: "start" });

  constructor() {
    if (typeof window === "undefined") return;
    this.#read();
    window.addEventListener("popstate", () => this.#read());
  }

  /** Go to an address of ours. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address of the present page, without a step back to where it was. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
  }

  #read(): void {
    this.route = readRoute(new URL(location.href));
  }
}

export const router = new Router();

/** Follow links within the page without loading it again. For the `onclick` of an element. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
