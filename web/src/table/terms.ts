// What a table's set-up says, in words: the clock, absence, chat and spectators.
import type { TableShown } from "../lib/protocol";
import { t } from "../lib/words.svelte";

/** How long somebody may give no sign of life where the table does not say; the server's measure. */
const USUAL_GRACE = 120;

function span(seconds: number): string {
  const minutes = seconds / 60;
  return Number.isInteger(minutes) && minutes > 0
    ? t("new-minutes", { count: minutes })
    : t("new-seconds", { count: seconds });
}

const days = (count = 3) => t("new-days", { count });

/** How long somebody is waited for who gives no sign of life. */
export function patience({ clock, grace }: TableShown): string {
  return clock?.kind === "slow" ? days(clock.days) : span(grace ?? USUAL_GRACE);
}

function clockTerms({ clock }: TableShown): string[] {
  if (!clock) return [t("new-clock-none-help")];
  if (clock.kind === "slow") return [t("terms-clock-slow", { days: days(clock.days) })];
  const { bank = 900, increment = 10, delay = 0 } = clock;
  const args = { bank: span(bank), increment: span(increment) };
  const given = t(increment ? "terms-clock-live" : "terms-clock-plain", args);
  return delay ? [given, t("terms-clock-delay", { delay: span(delay) })] : [given];
}

function absenceTerms(shown: TableShown): string[] {
  const args = { time: patience(shown), level: t(`level-${shown.stand_in}`) };
  const owner = t("terms-owner", args);
  if (shown.clock?.kind === "slow") return [t("terms-grace-slow"), owner];
  return [t(shown.grace === null ? "terms-grace-asked" : "terms-grace", args), owner];
}

/** The sentences, in the order in which they matter. */
export function termsOf(shown: TableShown): string[] {
  return [
    ...clockTerms(shown),
    ...absenceTerms(shown),
    t(shown.chat ? "new-chat-help" : "terms-chat-none"),
    t(shown.watchers ? "new-watchers-help" : "terms-watchers-none"),
  ];
}

/** Who is away, so that a bot plays for them: their seats, without one's own. */
export function seatsKept({ seats, yours }: TableShown): number[] {
  return seats.flatMap((chair, seat) =>
    chair.who !== "bot" && chair.level && !chair.out && !yours.includes(seat) ? [seat] : [],
  );
}
