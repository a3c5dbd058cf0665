// The view of this game, as the server sends it.

export interface View {
  phase: string;
}
