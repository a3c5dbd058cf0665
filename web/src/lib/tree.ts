// The tree of a study: moves, each after another one or after the root. Nothing here knows a game.
import type { StudyMove } from "./protocol";

/** The number by which moves say that they come from the root itself. */
export const ROOT = -1;

/** The moves that lead to one, by their numbers, and that one itself. */
export function lineTo(moves: readonly StudyMove[], at: number): number[] {
  const line: number[] = [];
  for (let each = at; each !== ROOT; each = moves[each]?.after ?? ROOT) line.unshift(each);
  return line;
}

/** The same in notation: what the server is told. */
export function pathTo(moves: readonly StudyMove[], at: number): string[] {
  return lineTo(moves, at).map((each) => moves[each]?.move ?? "");
}

/** The moves that were tried after one, the first one first. */
export function childrenOf(moves: readonly StudyMove[], at: number): number[] {
  return moves.flatMap(({ after }, number) => (after === at ? [number] : []));
}

/** The tree with a move after another, and where it stands; one that was tried is there already. */
export function withMove(
  moves: readonly StudyMove[],
  after: number,
  move: string,
): { moves: StudyMove[]; at: number } {
  const known = childrenOf(moves, after).find((each) => moves[each]?.move === move);
  if (known !== undefined) return { moves: [...moves], at: known };
  return { moves: [...moves, { after, move, name: "" }], at: moves.length };
}

/** The tree without a move and all that follows from it. */
export function withoutBranch(moves: readonly StudyMove[], at: number): StudyMove[] {
  const kept = moves.map((_, number) => number).filter((each) => !lineTo(moves, each).includes(at));
  return kept.map((each) => {
    const { after, move, name } = moves[each] as StudyMove;
    return { after: after === ROOT ? ROOT : kept.indexOf(after), move, name };
  });
}

/** A line of the tree as it is shown: moves one after the other, until several were tried. */
export interface Line {
  moves: number[];
  /** The lines that go on from its last move; none, or several. */
  branches: Line[];
}

/** The lines that begin after a move. */
export function linesAfter(moves: readonly StudyMove[], at: number): Line[] {
  return childrenOf(moves, at).map((first) => {
    const line = [first];
    let next = childrenOf(moves, first);
    while (next.length === 1) {
      line.push(next[0] as number);
      next = childrenOf(moves, next[0] as number);
    }
    return { moves: line, branches: linesAfter(moves, line.at(-1) ?? first) };
  });
}
