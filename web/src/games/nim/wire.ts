// What leaves Nim: its view, and the parts of its moves.
// Written by `python -m holdfast.server.api.typescript`; not by hand.

export type PhaseName = "over" | "return" | "take";

export type Move = Take | Return;

/** A token of the pile, null if it is hidden, and who put it there. */
export interface Covered {
  token: number | null;
  put_by: string | null;
}

/** The table; a token that is hidden or not there is null. */
export interface View {
  misere: boolean;
  phase: PhaseName;
  heaps: number[];
  taken: number[];
  tokens: (number | null)[];
  drawn: number | null;
  pile: Covered[];
}

/** Take so many stones of a heap; heaps are counted from 0, as in the view. */
export interface Take {
  kind: "take";
  heap: number;
  stones: number;
}

/** Put a token under the pile; of another's token only the back is seen. */
export interface Return {
  kind: "return";
  token: number | null;
}
