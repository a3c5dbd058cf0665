// The messages between the page and the server.
// Written by `python -m holdfast.server.api.typescript`; not by hand.

export type Code =
  | "bad_message"
  | "bad_option"
  | "no_session"
  | "unknown_table"
  | "unknown_seat"
  | "unknown_moment"
  | "unknown_lesson"
  | "unknown_puzzle"
  | "unknown_study"
  | "bad_position"
  | "cannot_edit"
  | "not_seated"
  | "seat_taken"
  | "not_invited"
  | "put_out"
  | "not_host"
  | "not_started"
  | "already_started"
  | "over"
  | "not_over"
  | "paused"
  | "not_paused"
  | "not_your_turn"
  | "stale"
  | "unreadable_move"
  | "illegal_move"
  | "ambiguous_move"
  | "nothing_to_undo"
  | "needs_consent"
  | "already_asked"
  | "nothing_asked"
  | "not_away"
  | "chat_off"
  | "hints_off"
  | "analysis_off"
  | "not_asker"
  | "no_watchers"
  | "not_ready"
  | "old_rules"
  | "too_big"
  | "too_slow"
  | "too_many"
  | "too_fast"
  | "foreign_origin"
  | "foreign_host"
  | "not_json"
  | "unknown_address"
  | "internal"
  | "store_failed"
  | "stopping";

export type Level = "apprentice" | "grandmaster" | "journeyman" | "master";

export type Wishable = "end" | "pause" | "undo" | "undo-anew";

export type Value = boolean | number | string;

export type AnyMessage =
  | Welcome
  | Opened
  | Happened
  | Here
  | Thinking
  | Acknowledged
  | Rejected
  | Games
  | LobbyShown
  | LobbyChanged
  | Mine
  | MineChanged
  | Invited
  | Turn
  | Absent
  | Pong
  | Stopping;

export type AnyCall = Watch | Unwatch | Act | Look | Unlook | Ping;

export type AnyCommand =
  | Sit
  | Leave
  | Fill
  | Empty
  | Free
  | Decline
  | Move
  | Undo
  | Ask
  | Answer
  | Resume
  | Resign
  | Reclaim
  | Say
  | Rematch
  | Close;

/**
 * A clock for one sitting: each seat has a bank, and gets an increment for each turn.
 *
 * The first `delay` seconds of a turn are free.
 */
export interface Live {
  kind: "live";
  bank: number;
  increment: number;
  delay: number;
}

/** A clock for play by the day: each turn may take so long. */
export interface Slow {
  kind: "slow";
  days: number;
}

/** A legal move: its number, its notation, and its parts as the game declares them. */
export interface Choice {
  id: number;
  text: string;
  parts: unknown;
}

/**
 * How well a seat played: from 0 to 100, with its standard error; null without decisions.
 *
 * `share` is what it got of the win in the end, null if the match is not over. `rating` is the
 * rating of its decisions, 100 for nothing lost and 0 for as much as moves at random lose; null
 * where the stakes are not known.
 */
export interface AccuracyShown {
  seat: number;
  decisions: number;
  accuracy: number | null;
  error: number;
  share: number | null;
  rating: number | null;
  rating_error: number;
}

/**
 * An analysis as far as it has come.
 *
 * `found` decisions of `of` are judged; of these, `decisions` has those that were asked for,
 * in the order in which they were found. Whoever has asked for it, `yours`, may stop it.
 * `seats` are those whose decisions are judged: all when the match is over, else one's own.
 * `balances` are there when all is done, of a match that the rules have ended.
 */
export interface AnalysisShown {
  depth: "deep" | "standard";
  state: "done" | "going" | "none" | "stopped";
  yours: boolean;
  found: number;
  of: number;
  seats: number[];
  accuracy: AccuracyShown[];
  decisions: DecisionShown[];
  balances: BalanceShown[];
}

/**
 * Where the result of a seat came from: `result` - `start` is the sum of the next five.
 *
 * `deal` is how good the dealt cards were, `luck` what was drawn later, `fog` what came of
 * own guesses that nobody could know, `decisions` what own moves lost as far as one could know,
 * `others` what the others' moves gave or took. `adjusted` is the result without the first
 * three, and without the others' fog. Nothing is rounded, so that it adds up.
 */
export interface BalanceShown {
  seat: number;
  start: number;
  result: number;
  deal: TermShown;
  luck: TermShown;
  fog: TermShown;
  decisions: TermShown;
  others: TermShown;
  adjusted: TermShown;
}

/**
 * A choice between several moves, judged by what its seat knew then.
 *
 * `ply` is how many moves were made before. `favourite` is the move that a search prefers,
 * perhaps the one that was played; `others` are what else was compared with them. `loss` is
 * what the move has cost, with its standard error; if it is `close`, nobody can tell which of
 * both is better. `exact`: the chances are proven. `stake` is what a move drawn at random
 * loses; it is known of matches that are over.
 */
export interface DecisionShown {
  ply: number;
  seat: number;
  choices: number;
  judgement: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  close: boolean;
  exact: boolean;
  loss: number;
  error: number;
  played: WeighedMove;
  favourite: WeighedMove;
  others: WeighedMove[];
  stake: number | null;
}

/** A part of a result, in shares of the win, with its standard error. */
export interface TermShown {
  value: number;
  error: number;
}

/** A move and the chance to win with it, with the standard error of that figure. */
export interface WeighedMove {
  id: number;
  text: string;
  parts: unknown;
  win: number;
  error: number;
}

/** A chapter: the id of its title, and the number of its first step, counted from 0. */
export interface ChapterShown {
  title: string;
  first: number;
}

/**
 * Positions that show how a game is played: its screens, or the drawings of its rules.
 *
 * Sentences are ids of what is said there, and no step asks for a move.
 */
export interface HowToShown {
  name: string;
  chapters: ChapterShown[];
  steps: StepShown[];
}

/** A kind of move, as the parts of moves name it: what one can do, as an id, and its rule. */
export interface KindShown {
  kind: string;
  say: string;
  rule: string;
}

/** A lesson: its name, the ids of its title and of what it is about, and how long it is. */
export interface LessonShown {
  name: string;
  title: string;
  about: string;
  chapters: ChapterShown[];
  steps: number;
  positions: number[];
  remarks: RemarkShown[];
}

/** The table after a move, and what is told of the move. */
export interface Picture {
  line: LineShown;
  match: MatchShown;
}

/**
 * What is said in the game after a lesson, once at most, to a move that it speaks of.
 *
 * `when` are parts, one of which the move has, and `told` ids of sentences of the game, one of
 * which is told of it. Empty, each is for all.
 */
export interface RemarkShown {
  say: string;
  by: "" | "learner" | "rival";
  when: (Record<string, unknown>)[];
  told: string[];
}

/**
 * A step of a lesson: what is said, and the table as the learner sees it.
 *
 * Without `asks` it is only to be read. `lit` are the parts of the moves that it speaks of.
 */
export interface StepShown {
  step: number;
  seat: number;
  seats: number;
  say: string;
  rule: string;
  asks: boolean;
  lit: unknown[];
  match: MatchShown;
}

/**
 * What is answered to a legal move; if it was accepted, what has happened.
 *
 * `move` is its notation, by which the next step knows what was done here.
 */
export interface Tried {
  accepted: boolean;
  say: string;
  move: string;
  pictures: Picture[];
}

/**
 * A game and how far it is prepared; the rest is known when it can be played.
 *
 * While it is `warming`, it can be played, and players that search play more simply.
 */
export interface GameShown {
  name: string;
  state: "failed" | "ready" | "waiting" | "warming";
  done: number;
  steps: number;
  label: string;
  title: string;
  players: number[];
  rules: number;
  levels: Level[];
  options: OptionShown[];
}

/** How the server is. */
export interface Health {
  status: "failing" | "ok" | "starting" | "stopping";
  games: Record<string, Readiness>;
  version: string;
  problem: string;
}

/** A table at which you sit. */
export interface MyTable {
  table: Summary;
  yours: number[];
  your_turn: boolean;
}

/** A page of the list of open tables; `next` is where it goes on, if it does. */
export interface OpenTables {
  tables: Summary[];
  next: string | null;
}

/** An option of a game. */
export interface OptionShown {
  name: string;
  help: string;
  default: Value;
  choices: Value[];
}

/** How far a game is prepared, in steps; `problem` is what went wrong, if anything did. */
export interface Readiness {
  phase: "failed" | "ready" | "waiting" | "warming";
  done: number;
  total: number;
  step: string;
  problem: string;
}

/** What a list shows of a table. */
export interface Summary {
  id: string;
  game: string;
  options: Record<string, Value>;
  status: string;
  paused: boolean;
  watchers: boolean;
  clock: Live | Slow | null;
  seats: SeatShown[];
  turn: number | null;
  ply: number;
  winners: number[] | null;
  updated: number;
}

/** The chance to win of each seat after `ply` moves, with their standard errors. */
export interface OutlookPoint {
  ply: number;
  wins: number[];
  errors: number[];
}

/**
 * The chances of all seats over a match, as far as they are known.
 *
 * `ply` is how many moves the match has now. `points` are those that were asked for, in order;
 * some may be missing that are thought about now (`going`), or that wait until less is followed
 * (`busy`) or the game is compiled (`warming`).
 */
export interface OutlookShown {
  state: "busy" | "done" | "going" | "warming";
  ply: number;
  points: OutlookPoint[];
}

/** Who you are here. */
export interface Me {
  id: string;
  name: string;
}

/** A token for a program that plays for you. It is shown this once. */
export interface Token {
  token: string;
  label: string;
  expires: number;
}

/** Who you are here, or None for somebody who has not chosen a name yet. */
export interface Visitor {
  me: Me | null;
}

/** A puzzle that there is: its name, and how hard it is, as the lowest level that solves it. */
export interface PuzzleListed {
  name: string;
  level: string;
}

/** A puzzle: who decides, the question, and the table as that seat sees it. */
export interface PuzzleShown {
  name: string;
  level: string;
  seat: number;
  seats: number;
  ask: Told;
  match: MatchShown;
}

/**
 * The puzzles of a game, and which is that of the day; the day is that of UTC.
 *
 * Without puzzles there is none of the day.
 */
export interface PuzzlesShown {
  day: string;
  daily: string;
  puzzles: PuzzleListed[];
}

/**
 * What is answered to a legal move, and what may come of it, move by move.
 *
 * `loss` is the share of a win that it loses against the best move: at least that, if it is
 * neither accepted nor the one that tempts.
 */
export interface PuzzleTried {
  accepted: boolean;
  loss: number;
  told: Told[];
  pictures: Picture[];
}

/** What the game has to say about something on the table. */
export interface Explained {
  told: Told[];
}

/** A move and the chance to win with it, with the error of that figure. */
export interface HintMove {
  id: number;
  text: string;
  parts: unknown;
  win: number;
  error: number;
}

/** The best moves, the best first; `exact` if they are proven. */
export interface HintShown {
  moves: HintMove[];
  exact: boolean;
}

/**
 * What a move would tell and how the table would look then, as far as that is certain.
 *
 * The table is as the game declares it, with null, at any depth, for what is not certain.
 */
export interface Preview {
  told: Told[];
  scores: (number | null)[];
  table: Record<string, unknown>;
}

/** Whether a move could be made now, and why not. */
export interface WhyShown {
  legal: boolean;
  refusal: Refusal | null;
}

/** Why something was not done. `by` says whose sentence it is: the game's or the server's. */
export interface Refusal {
  code: Code;
  message: string;
  sentence: string;
  args: Record<string, string | number>;
  by: "game" | "server";
  rule: string;
}

/** A bot plays for you at this table, until you take your seat back. */
export interface Absent {
  type: "absent";
  table: string;
  game: string;
}

/** A command was carried out. */
export interface Acknowledged {
  type: "acknowledged";
  done: Done;
}

/** How far the games are prepared. */
export interface Games {
  type: "games";
  games: GameShown[];
}

/**
 * Something happened at a table that you watch: what is different, and the new entries.
 *
 * `changed` has the fields of the table that are different from those at the version `since`.
 * Its `match` and the `table` in that have only such fields too; all others are there whole.
 */
export interface Happened {
  type: "happened";
  table: string;
  since: number;
  changed: Record<string, unknown>;
  story: LineShown[];
}

/** Whose people are here, of the seats of a table that you watch. */
export interface Here {
  type: "here";
  table: string;
  seats: number[];
}

/** Somebody wants to play again with you, at a table where a seat is kept for you. */
export interface Invited {
  type: "invited";
  table: string;
  after: string;
  game: string;
  name: string;
}

/**
 * What is different in the list: tables that came or changed, ids of those that left it.
 *
 * Those that wait for people come first, then the latest change, then the smaller id.
 */
export interface LobbyChanged {
  type: "lobby_changed";
  tables: Summary[];
  gone: string[];
  next: string | null;
}

/** The open tables that you look for, as far as you look, and where the list goes on. */
export interface LobbyShown {
  type: "lobby";
  tables: Summary[];
  next: string | null;
}

/** The tables at which you sit. */
export interface Mine {
  type: "mine";
  tables: MyTable[];
}

/** Those of your tables that came or changed, and ids of those at which you sit no longer. */
export interface MineChanged {
  type: "mine_changed";
  tables: MyTable[];
  gone: string[];
}

/** The table that you began to watch. */
export interface Opened {
  type: "opened";
  page: Page;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  at: number;
}

/** A command, or a message, was not carried out. */
export interface Rejected {
  type: "rejected";
  refusal: Refusal;
  table: string;
  cid: string;
}

/** The server stops; come back in a moment. */
export interface Stopping {
  type: "stopping";
}

/** A bot thinks about its move; while it is warming up, more simply than its level does. */
export interface Thinking {
  type: "thinking";
  table: string;
  seat: number;
  warming: boolean;
}

/** On a stream of one's turns: you are to move at this table, or its match is over. */
export interface Turn {
  type: "turn";
  table: TableShown;
}

/** The first message. */
export interface Welcome {
  type: "welcome";
  me: Me | null;
  version: string;
}

/** How many matches had from `first` to `last` decisions. */
export interface BinShown {
  first: number;
  last: number;
  games: number;
}

/**
 * What the matches with one number of seats have in common.
 *
 * `order` is the share of the win of who began, of the next seat, and so on; `outline` are
 * lines on the sheet on which the places lie: x and y of one point after the other.
 */
export interface CensusShown {
  seats: number;
  matches: number;
  options: Record<string, number>;
  decisions: SpreadShown;
  lengths: BinShown[];
  order: MeanShown[];
  lines: FaredShown[];
  fights: FightShown[];
  visited: VisitedShown[];
  outline: number[][];
}

/** How people (`human`) or the bots of a level have done. */
export interface FaredShown {
  name: string;
  wins: MeanShown;
  points: SpreadShown;
}

/** What is won once in a match: how often, how often its holder wins the match, and when. */
export interface FightShown {
  name: string;
  taken: number;
  wins: MeanShown;
  when: number;
}

/** A mean from 0 to 1, its interval of 95 %, and of how many matches it is. */
export interface MeanShown {
  value: number;
  low: number;
  high: number;
  games: number;
}

/** Where numbers lie: nine of ten from `low` to `high`, half between the quarters. */
export interface SpreadShown {
  low: number;
  quarter: number;
  median: number;
  three_quarters: number;
  high: number;
  mean: number;
}

/**
 * The statistics of a game, of its newest finished matches, as far as they are counted.
 *
 * `counted` matches were looked at of `of`; `left_out` of them did not come to their end by
 * the rules. Numbers of seats with fewer than `least` matches are not told: one could tell whose
 * they are. `prizes` is what can be won once, in English.
 */
export interface StatisticsShown {
  game: string;
  state: "counting" | "done" | "warming";
  counted: number;
  of: number;
  left_out: number;
  least: number;
  prizes: string;
  by_seats: CensusShown[];
}

/** A place: where it lies, how many moves a match are made there, what part by winners. */
export interface VisitedShown {
  name: string;
  x: number;
  y: number;
  moves: number;
  winners: number;
}

/** Where things lie: of which kinds they can be, how many have room, and which lie there now. */
export interface PlaceShown {
  name: string;
  says: Told;
  kinds: string[];
  holds: string[];
  room: number;
}

/** What can be set: to one of `choices`, or to a whole number from `least` to `most`. */
export interface SettingShown {
  name: string;
  says: Told;
  option: boolean;
  value: string;
  choices: string[];
  least: number;
  most: number;
}

/** A study: its root, the moves that were tried, and who plays; null: whoever looks. */
export interface Study {
  root: StudyRoot;
  title: string;
  moves: StudyMove[];
  players: (Level | null)[];
}

/** A question at a place: about a move, in notation or by its parts in JSON, or a thing. */
export interface StudyAsked {
  game: string;
  position: string;
  path: string[];
  eyes: string;
  move: string | null;
  parts: string | null;
  what: string | null;
}

/**
 * A position as it is shown; or why it is none.
 *
 * A position that can be read and cannot occur has `problems`: sentences of the game, in its
 * folder `positions`. Of one that cannot be read, `line` is the line at fault, if it is one,
 * and `detail` says in English what it could be.
 */
export interface StudyChecked {
  shown: StudyShown | null;
  problems: Told[];
  line: string;
  detail: string;
}

/** A new match, of which the first position is wanted; the same one for the same number. */
export interface StudyDealt {
  game: string;
  players: number;
  deal: number;
  options: Record<string, Value>;
}

/**
 * A position, right or wrong, and what is changed in it by hand; to `look` changes nothing.
 *
 * A `thing` is put at a `place` or taken from there; the setting of that name is set to a
 * `value`.
 */
export interface StudyEdit {
  game: string;
  position: string;
  eyes: string;
  do: "look" | "put" | "set" | "take";
  thing: string;
  place: string;
  value: string;
}

/**
 * A position after a change, as text, and what is said of it.
 *
 * If it is impossible, `drawn` is its table all the same, with all cards open, and `where` has
 * for each problem the places that it speaks of. Of a text that cannot be read there is neither,
 * and no `bench`. A change that cannot be made has a `refusal`, and the position is as it was.
 */
export interface StudyEdited {
  position: string;
  checked: StudyChecked;
  drawn: StudyShown | null;
  where: string[][];
  bench: Workbench | null;
  refusal: Refusal | null;
}

/** A study was stored; whoever has its id can open it. */
export interface StudyKept {
  id: string;
}

/** A move of a study: after which other one, by its number (-1: the root), and its notation. */
export interface StudyMove {
  after: number;
  move: string;
  name: string;
}

/**
 * A position of a game, or a replay, as somebody has it in text.
 *
 * Of a replay: after how many moves. With a `deal` the cards that the `seat` does not know are
 * dealt anew, the same ones for the same number.
 */
export interface StudyPasted {
  game: string;
  text: string;
  ply: number | null;
  seat: number | null;
  deal: number | null;
}

/** The move of a bot, in notation. */
export interface StudyReply {
  move: string;
}

/** At this place a bot of this level is to decide. */
export interface StudyReplying {
  game: string;
  position: string;
  path: string[];
  eyes: string;
  level: Level;
}

/** Where a study begins: a position as text, and with whose eyes it was seen, if with any's. */
export interface StudyRoot {
  game: string;
  position: string;
  seat: number | null;
  cards: "dealt" | "set" | "true";
}

/** A place in a study: the table, the moves that led there, and its position as text. */
export interface StudyShown {
  seats: number;
  seat: number | null;
  position: string;
  match: MatchShown;
  story: LineShown[];
  result: ResultShown | null;
}

/** Something that can be placed, and how many of it lie nowhere yet; fewer than 0: too many. */
export interface ThingShown {
  name: string;
  kind: string;
  says: Told;
  left: number;
}

/** What the editor offers; `names` says what kinds of things, and choices, are called. */
export interface Workbench {
  names: Record<string, Told>;
  things: ThingShown[];
  places: PlaceShown[];
  settings: SettingShown[];
}

/** The clocks: milliseconds left for each seat, counted up to the time `since`. */
export interface ClockShown {
  left: number[];
  running: number | null;
  since: number;
  free: number;
}

/** A command was carried out and is stored; the table is at this version. */
export interface Done {
  table: string;
  cid: string;
  version: number;
  next: string | null;
}

/** An entry of the log. Which fields it has depends on its kind. */
export interface LineShown {
  seq: number;
  at: number;
  kind: string;
  seat?: number;
  name?: string;
  text?: string;
  parts?: unknown;
  told?: Told[];
  bot?: boolean;
  level?: Level;
  ply?: number;
  consent?: boolean;
  anew?: number;
  what?: string;
  yes?: boolean;
  why?: string;
  winners?: number[];
  scores?: number[];
  table?: string;
  lost?: number;
  after?: string;
}

/** The cards, as one seat may see them; `table` is as the game declares it. */
export interface MatchShown {
  ply: number;
  turn: number | null;
  scores: (number | null)[];
  table: unknown;
  moves: Choice[];
}

/** A position of the past. */
export interface Moment {
  ply: number;
  turn: number | null;
  scores: (number | null)[];
  table: unknown;
}

/** A table with the newest entries of its log. */
export interface Page {
  table: TableShown;
  story: LineShown[];
  here: number[];
}

/** What the pledge was made from: shown when the match is over. */
export interface Proof {
  seed: string;
  salt: string;
  anew: string[];
}

/** How a match ended: `played`, `resigned`, `time` or `agreed`; who won; the points. */
export interface ResultShown {
  why: string;
  winners: number[];
  scores: number[];
  seat: number | null;
}

/**
 * A seat and who has it. `level` is that of the bot that plays it, also for somebody else.
 *
 * Of a seat that is `invited`, `name` is for whom it is kept, if that is known.
 */
export interface SeatShown {
  who: "bot" | "hot" | "invited" | "open" | "person";
  name: string;
  level: Level | null;
  out: boolean;
  declined: boolean;
}

/** A part of the log of a table. */
export interface Story {
  story: LineShown[];
}

/** A table, as one person may see it. */
export interface TableShown {
  id: string;
  game: string;
  rules: number;
  options: Record<string, Value>;
  version: number;
  status: "closed" | "gathering" | "over" | "playing";
  paused: boolean;
  public: boolean;
  chat: boolean;
  watchers: boolean;
  seats: SeatShown[];
  host: boolean;
  yours: number[];
  kept: number[];
  barred: boolean;
  eyes: number | null;
  invites: Record<string, string>;
  clock: Live | Slow | null;
  grace: number | null;
  stand_in: Level;
  time: ClockShown | null;
  wishes: Record<string, number>;
  agreed: string[];
  undo: UndoShown;
  pledge: string;
  proof: Proof | null;
  result: ResultShown | null;
  after: string | null;
  next: string | null;
  match: MatchShown | null;
}

/** A sentence of the game: its id, its arguments, and the rule that it follows. */
export interface Told {
  id: string;
  args: Record<string, string | number>;
  rule: string;
}

/** Whether one may take back a move, or this turn, without asking anybody. */
export interface UndoShown {
  move: boolean;
  turn: boolean;
  same: boolean;
}

/**
 * Who may sit on a seat.
 *
 * `me` is who sets up the table, `hot` somebody beside them at the same screen; `open` is
 * for anybody, `invited` for whoever has the link of this seat.
 */
export interface Place {
  who?: "bot" | "hot" | "invited" | "me" | "open";
  level?: Level;
  name?: string;
}

/** A table to be. */
export interface Setup {
  game: string;
  seats: Place[];
  options?: Record<string, Value>;
  public?: boolean | null;
  chat?: boolean;
  watchers?: boolean;
  clock?: Live | Slow | null;
  grace?: number | null;
  stand_in?: Level;
  pace?: number;
}

/** Take a seat; `invite` is the end of the link of a seat that is kept for somebody. */
export interface Sit {
  do: "sit";
  cid: string;
  v?: number;
  seat?: number;
  invite?: string;
}

/** Get up: before the start the seat becomes free, afterwards a bot plays it meanwhile. */
export interface Leave {
  do: "leave";
  cid: string;
  v?: number;
}

/**
 * Put a bot on a free seat (the host, before the start), or on that of somebody who is away.
 *
 * In the place of somebody who is away it is as strong as the table says.
 */
export interface Fill {
  do: "fill";
  cid: string;
  v?: number;
  seat?: number;
  level?: Level;
}

/** Make a seat free again (the host, before the start); who had it does not come back to it. */
export interface Empty {
  do: "empty";
  cid: string;
  v?: number;
  seat?: number;
}

/** Let anybody have a seat that is kept for somebody (the host, before the start). */
export interface Free {
  do: "free";
  cid: string;
  v?: number;
  seat?: number;
}

/** Say that one does not want the seats that are kept for one, for now. */
export interface Decline {
  do: "decline";
  cid: string;
  v?: number;
}

/**
 * Make a move, by its number in the list of legal moves or in notation.
 *
 * A text may be written with the letters that readers of `language` use, or with English ones.
 */
export interface Move {
  do: "move";
  cid: string;
  v?: number;
  move?: number | string;
  language?: "de" | "en" | "hu" | "it";
}

/** Take the last move back; with `turn`, all moves of this turn. */
export interface Undo {
  do: "undo";
  cid: string;
  v?: number;
  turn?: boolean;
}

/** Ask the others to take back a move, to pause, or to end the match without a winner. */
export interface Ask {
  do: "ask";
  cid: string;
  v?: number;
  what?: Wishable;
}

/** Agree to what was asked, or not. */
export interface Answer {
  do: "answer";
  cid: string;
  v?: number;
  what?: Wishable;
  yes?: boolean;
}

/** Go on after a pause. */
export interface Resume {
  do: "resume";
  cid: string;
  v?: number;
}

/** Give up. With more than two seats, a bot plays on in one's place. */
export interface Resign {
  do: "resign";
  cid: string;
  v?: number;
}

/** Take one's seat back from the bot that has played it. */
export interface Reclaim {
  do: "reclaim";
  cid: string;
  v?: number;
}

/** Say something to the table. */
export interface Say {
  do: "say";
  cid: string;
  v?: number;
  text?: string;
}

/** Play again: set up the same table, everybody one seat further, or join who has done so. */
export interface Rematch {
  do: "rematch";
  cid: string;
  v?: number;
}

/** Close the table before the start (the host). */
export interface Close {
  do: "close";
  cid: string;
  v?: number;
}

/** Tell me about a table; I know what happened up to this version. */
export interface Watch {
  do: "watch";
  table: string;
  since?: number;
}

/** Do not tell me about a table any more. */
export interface Unwatch {
  do: "unwatch";
  table: string;
}

/** Carry out a command at a table. */
export interface Act {
  do: "act";
  table: string;
  command: AnyCommand;
}

/**
 * Tell me about the games, my tables and some open ones, now and whenever they change.
 *
 * Whoever looks for other tables says so again.
 */
export interface Look {
  do: "look";
  game?: string | null;
  clock?: "live" | "none" | "slow" | null;
  free?: boolean;
  pages?: number;
}

/** Do not tell me about games and lists of tables any more. */
export interface Unlook {
  do: "unlook";
}

/** Are you there? */
export interface Ping {
  do: "ping";
}

/** The name by which others know you. */
export interface NewSession {
  name: string;
}

/** What a token is for. */
export interface NewToken {
  label?: string;
}
