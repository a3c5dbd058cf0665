// What the rings do, as signs for the middle of a token in a box of 48 × 48. All are lines.
import type { Ring } from "../wire";

export const SIGNS: Record<Ring, string> = {
  // Sun and moon change places.
  be: "M23.4 16.6v14.8a7.4 7.4 0 0 1 0-14.8ZM20.6 18.2v11.6M18 20.4v7.2M23.4 16.6a7.4 7.4 0 0 1 0 14.8M33.8 24h2M30.8 17.4l1.6-1.6M30.8 30.6l1.6 1.6",
  // Whatever it is, it is one.
  br: "M14.6 21.4l7.6-.2M14.6 26.8l7.6-.2M27 18.6l4-2.4.2 15.6M27.6 32h7",
  // Once more the same.
  we: "M16 18.2l9.6-.2.2 13-9.8.2ZM22.4 17.8v-2.6l9.4-.2.4 13.2-6 .2",
  // Two more.
  r1: "M14.4 24h8M18.4 20v8M26 19.6c.6-3 2.4-4 4.4-3.8 2.6.2 4 2.4 3.4 5-.6 2.8-4 5.6-7.8 10.6l8.6.2",
  // It protects.
  r2: "M16.8 16.8l7.2-1.6 7.4 1.6c.6 8-1.4 12.6-7.4 16-5.8-3.4-7.8-8-7.2-16ZM24 19.4v9.4",
  // Take back, lay again.
  lo: "M31.6 31.8c2.2-5.8 1.4-12.8-6.2-13l-8 .2M21.6 14.2l-5 4.8 5.4 4.4",
};

/** A ninth of the ornament on the band, to be repeated round it: a tendril with a leaf. */
export const SHOOT =
  "M17.5 6.3c2.2-3.2 4.4-2.6 6.5-.9s4.2 3 6.4.9M26.6 3.4c-1.2.2-2 .8-2.4 1.8 1.2.4 2.2-.4 2.4-1.8ZM20.4 7.4c.6 1 1.4 1.4 2.6 1.2-.2-1.2-1.2-1.8-2.6-1.2Z";
