// The pieces on the map as paths round the origin, in units of the sheet.

/** A duke: robe, head, beard, crown, and a ribbon for the value. */
export const ROBE = "M-20.5 13C-20 1-13.5-4.5-6-6L0-2.6 6.2-6C13.8-4.4 20-.8 20.6 13Z";
export const HEAD = "M-7.4-13.5C-7.8-22 7.6-22.3 7.4-13.2 7.3-7-3.2-.4-7.4-13.5Z";
export const BEARD =
  "M-7.3-12.6C-5.6-10.4-3.4-10.6 0-11.6 3.5-10.5 5.6-10.6 7.3-12.6 7.6-5.4 3.4-1 .2-.8-3.6-1.2-7.5-5.6-7.3-12.6Z";
export const FACE = "M-3.6-14.4h1.6M2.1-14.5h1.6M-1.6-8.6q1.7 1 3.4 0";
export const CROWN = "M-9.4-17.2-11.6-28l5.9 4.8L-.1-30.4l5.5 7.2 6.2-4.7-2.3 10.8Q0-15-9.4-17.2Z";
export const BAND = "M-8.9-19.4Q0-17.2 8.9-19.3M-6-22.6l.3 1.4M0-23.6v1.8M6-22.6l-.4 1.5";
export const RIBBON = "M-17.5 9.4Q0 12.6 17.6 9.2L17.3 27Q0 30.4-17.2 27.2Z";
export const TAILS =
  "M-16 13.2-25.6 11.6-22 19.6-25.8 28-13.5 29ZM16 13.2 25.7 11.4 22.2 19.6 26 27.8 13.5 29Z";

/** A mitre, for a bishop. */
export const MITRE = "M-7.4 8.2C-9.6.4-6.4-4.6-.1-10.2 6.3-4.7 9.7.3 7.5 8.1Q0 10-7.4 8.2Z";
export const MITRE_CROSS = "M0-6.4V6.2M-3.2-1.6H3.3M-7.6 5.4Q0 7.6 7.7 5.3";

/** A bastion: a round tower with battlements, seen from a little above. */
export const TOWER =
  "M-12.6 15.4-10.8-8.4-14.4-9.6-14.2-17.2-8.8-16.6-8.6-13.2-3-12.8-2.9-16.4 3-16.4 3.2-12.8 8.7-13.3 8.8-16.7 14.3-17.2 14.2-9.4 10.9-8.4 12.8 15.2Q0 18.6-12.6 15.4Z";
export const STONES =
  "M-10.6-8.2Q0-5.8 10.8-8.2M-11.3 0h6M-4.4 0v5.4M-1.5 5.6h8M7.2-1.8v7M8 10.6h4M-11.8 9.6h5M-6.4 9.8v5.4M9.4-6.2v4M3.2-1.6h7";
export const LOOPHOLE = "M-1.6-5.2h3.2v6.6h-3.2Z";

/** A ring of 10 units, where a piece may go. */
export const RING =
  "M-10 0C-10-5.52-5.52-10 0-10C5.52-10 10-5.52 10 0C10 5.52 5.52 10 0 10C-5.52 10-10 5.52-10 0Z";

/** A coin with a small R that only looks like one: our mint. */
export const COIN = "M0-11.5A11.5 11.5 0 1 1-.1-11.5Z";
export const COIN_RIM = "M0-8.4A8.4 8.4 0 1 1-.1-8.4ZM-3 4.6V-4.4h4q2.6.2 2.4 2.6T.6.6L4 4.6";

/** Two arrows that turn round: an exchange. */
export const EXCHANGE =
  "M-9.5 2.8A9.6 9.6 0 0 1 5.4-7.8L8.2-10.6 9-1.2-.4-2 2.6-5A5.8 5.8 0 0 0-5.6 2.6ZM9.5-2.8A9.6 9.6 0 0 1-5.4 7.8L-8.2 10.6-9 1.2.4 2-2.6 5A5.8 5.8 0 0 0 5.6-2.6Z";

/** Waves for a card: a piece of the river. */
export const WAVES =
  "M2 3.5q5-3.4 10 0t10 0 10 0 10 0 10 0M2 9q5-3.4 10 0t10 0 10 0 10 0 10 0M2 14.5q5-3.4 10 0t10 0 10 0 10 0 10 0";

/** Rows of vines for a card: the bank behind the river. */
export const VINES =
  "M4 8v-5m-1.8 1.2q1.8 2.6 3.6 0M11 8v-5m-1.8 1.2q1.8 2.6 3.6 0M18 8v-5m-1.8 1.2q1.8 2.6 3.6 0M25 8v-5m-1.8 1.2q1.8 2.6 3.6 0M32 8v-5m-1.8 1.2q1.8 2.6 3.6 0M39 8v-5m-1.8 1.2q1.8 2.6 3.6 0M46 8v-5m-1.8 1.2q1.8 2.6 3.6 0M7 16v-5m-1.8 1.2q1.8 2.6 3.6 0M14 16v-5m-1.8 1.2q1.8 2.6 3.6 0M21 16v-5m-1.8 1.2q1.8 2.6 3.6 0M28 16v-5m-1.8 1.2q1.8 2.6 3.6 0M35 16v-5m-1.8 1.2q1.8 2.6 3.6 0M42 16v-5m-1.8 1.2q1.8 2.6 3.6 0M49 16v-5m-1.8 1.2q1.8 2.6 3.6 0";
