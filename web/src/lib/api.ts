// Requests to the server. What it refuses is thrown as a Refused.
import type * as p from "./protocol";

export class Refused extends Error {
  constructor(readonly refusal: p.Refusal) {
    super(refusal.message);
  }
}

/** The refusal that stands for a server that cannot be reached. */
export const UNREACHABLE: p.Refusal = {
  code: "internal",
  message: "",
  sentence: "unreachable",
  args: {},
  by: "server",
  rule: "",
};

export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: "application/json" }, signal };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (!answer.ok) {
    const refusal = await answer.json().catch(() => UNREACHABLE);
    throw new Refused(refusal as p.Refusal);
  }
  const kind = answer.headers.get("Content-Type") ?? "";
  return (kind.includes("json") ? await answer.json() : await answer.text()) as T;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
export const ask = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;

export const api = {
  games: () => request<p.GameShown[]>("GET", "/api/games"),
  /** Have a game prepared before the others. */
  prepare: (game: string) =>
    request<p.GameShown>("POST", `/api/games/${encodeURIComponent(game)}/prepare`),
  /** Who I am, or null for somebody who has not given a name yet. */
  me: async () => (await request<p.Visitor>("GET", "/api/me")).me,
  sign: (name: string) => request<p.Me>("POST", "/api/session", { name } satisfies p.NewSession),
  signOut: () => request<string>("DELETE", "/api/session"),
  openTables: ({ game, clock, free }: p.Look, after?: string | null) => {
    const values = {
      ...(game && { game }),
      ...(clock && { clock }),
      ...(free && { free: "true" }),
    };
    return request<p.OpenTables>(
      "GET",
      `/api/tables${ask({ ...values, ...(after && { after }) })}`,
    );
  },
  myTables: () => request<p.MyTable[]>("GET", "/api/tables/mine"),
  create: (setup: p.Setup) => request<p.Page>("POST", "/api/tables", setup),
  table: (id: string, since = 0) =>
    request<p.Page>("GET", `${at(id)}${ask({ since: `${since}` })}`),
  /** The log before an entry of it. */
  story: (id: string, before: number) =>
    request<p.Story>("GET", `${at(id)}/story${ask({ before: `${before}` })}`),
  command: (id: string, command: p.AnyCommand) =>
    request<p.Done>("POST", `${at(id)}/commands`, command),
  moment: (id: string, ply: number, eyes?: string) =>
    request<p.Moment>("GET", `${at(id)}/moments/${ply}${eyes ? ask({ eyes }) : ""}`),
  replay: (id: string) => request<string>("GET", `${at(id)}/replay`),
  hint: (id: string) => request<p.HintShown>("GET", `${at(id)}/hint`),
  why: (id: string, question: unknown, until?: AbortSignal) => {
    const parts = JSON.stringify(question);
    return request<p.WhyShown>("GET", `${at(id)}/why${ask({ parts })}`, undefined, until);
  },
  preview: (id: string, move: p.Choice, until?: AbortSignal) =>
    request<p.Preview>("GET", `${at(id)}/preview${ask({ move: `${move.id}` })}`, undefined, until),
  explain: (id: string, what: string, until?: AbortSignal) =>
    request<p.Explained>("GET", `${at(id)}/explain${ask({ what })}`, undefined, until),
};

/** Whether a game can be played, be it that stronger players are still warming up. */
export function isPlayable(game: p.GameShown): boolean {
  return game.state === "ready" || game.state === "warming";
}
