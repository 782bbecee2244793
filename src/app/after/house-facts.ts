import type { DecisiveFact } from '../../kit/hindsight';

/** What can be said of any game. Holders are seats, and behind the last one an opponent without a seat. */
export type HouseFact = DecisiveFact &
  (
    | {
        readonly fact: 'margin';
        readonly winner: number;
        readonly points: number;
        /** Null where nobody else has played. */
        readonly second: number | null;
        /** How many points the winner has more; below 0 in games that points do not decide. */
        readonly by: number;
      }
    /** After this move, and after all later ones, the winner had most points. */
    | { readonly fact: 'lead'; readonly winner: number; readonly move: number; readonly of: number }
    /** The largest gap that the winner has made good. */
    | {
        readonly fact: 'comeback';
        readonly winner: number;
        readonly move: number;
        readonly leader: number;
        readonly by: number;
      }
  );

/** First how close it was, whatever else there is to tell; of a tie the game knows more. */
const FIRST = 1000;
const LITTLE = 1;
/** A gap in points says less than a difference at the end. */
const COMEBACK = 0.5;
/** Smaller gaps come and go. */
const GAP = 4;

/**
 * What the scores tell about why the first of a ranking has won. `scores`: by holder, then by position, as
 * `scoresIn` gives them.
 */
export function houseFacts(
  scores: readonly (readonly number[])[],
  ranking: readonly number[],
): readonly HouseFact[] {
  const [winner, second = null] = ranking;
  if (winner === undefined) return [];
  const points = scores[winner]?.at(-1) ?? 0;
  const by = second === null ? 0 : points - (scores[second]?.at(-1) ?? 0);
  const weight = by === 0 && second !== null ? LITTLE : FIRST;
  const margin: HouseFact = { fact: 'margin', weight, winner, points, second, by };
  return second === null ? [margin] : [margin, ...onTheWay(scores, winner)];
}

function onTheWay(scores: readonly (readonly number[])[], winner: number): readonly HouseFact[] {
  const own = scores[winner] ?? [];
  const others = scores.map((_, holder) => holder).filter((holder) => holder !== winner);
  const gaps = own.map((points, moment) => {
    const at = (holder: number) => scores[holder]?.[moment] ?? 0;
    const leader = others.reduce((best, one) => (at(one) > at(best) ? one : best), others[0] ?? 0);
    return { moment, leader, gap: at(leader) - points };
  });
  const of = own.length - 1;
  const facts: HouseFact[] = [];
  const worst = gaps.reduce((most, one) => (one.gap > most.gap ? one : most), {
    moment: 0,
    leader: 0,
    gap: 0,
  });
  if (worst.gap >= GAP) {
    const { moment: move, leader, gap: by } = worst;
    facts.push({ fact: 'comeback', weight: COMEBACK * by, winner, move, leader, by });
  }
  const behind = gaps.map(({ gap }) => gap >= 0).lastIndexOf(true);
  if (behind < of) facts.push({ fact: 'lead', weight: LITTLE, winner, move: behind + 1, of });
  return facts;
}
