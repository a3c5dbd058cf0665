// A phone on its side has no height to give away: the page and the tables stand side by side there.
import { MediaQuery } from "svelte/reactivity";

/** Whether the window is that short; styles ask the same question with the same words. */
export const short = new MediaQuery("(max-height: 500px) and (min-width: 560px)");
