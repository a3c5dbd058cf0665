// A phone on its side has no height to give away: the page and the tables stand side by side there.
import { MediaQuery } from "svelte/reactivity";

/** The question; styles ask it with the same words. */
export const SHORT = "(max-height: 500px) and (min-width: 560px)";

/** Whether the window is that short. */
export const short = new MediaQuery(SHORT);
