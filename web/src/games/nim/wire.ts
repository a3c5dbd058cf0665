export interface Covered {
  token: number | null;
  put_by: string | null;
}

export interface View {
  misere: boolean;
  phase: "take" | "return" | "over";
  heaps: number[];
  taken: number[];
  tokens: (number | null)[];
  drawn: number | null;
  pile: Covered[];
}

export interface Take {
  kind: "take";
  heap: number;
  stones: number;
}

export interface Return {
  kind: "return";
  token: number | null;
}

export type Move = Take | Return;
