import type { Contest, ContestResult } from './contest';
import { type Finish, type Rating, ratings } from './rating';

/** The results under one name in a contest. Several players may have the same name. */
export interface Tally {
  readonly name: string;
  /** The share of matches that it won. */
  readonly won: Interval;
  /** The expected share if all who can win were equally strong. */
  readonly even: number;
  readonly rating: Rating;
  readonly meanScore: number;
}

/** The name of a winner without a seat. */
const AUTOMA = 'automa';

/** The results by name, in the order of the contest's players. */
export function tally(contest: Contest, results: readonly ContestResult[]): readonly Tally[] {
  const holders = results[0]?.scores.length ?? 0;
  const nameOf = (player: number) => contest.players[player]?.name ?? AUTOMA;
  const all = Array.from({ length: holders }, (_, player) => nameOf(player));
  const names = [...new Set(all)];
  const finishes = results.map(({ places }) =>
    places.map((place, player) => ({ contestant: names.indexOf(nameOf(player)), place })),
  );
  const rated = ratings(finishes, names.length, contest.seed);
  return names.map((name, index) => {
    const players = all.flatMap((own, player) => (own === name ? [player] : []));
    const wins = finishes.reduce((sum, finish) => sum + shareOfWin(finish, index), 0);
    const scores = results.flatMap(({ scores }) => players.map((player) => scores[player] ?? 0));
    const rating = rated[index];
    if (!rating) throw new RangeError('a name has no rating');
    return {
      name,
      won: wilson(wins, results.length),
      even: players.length / holders,
      rating,
      meanScore: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    };
  });
}

/** The share of the win of a contestant: the holders of the first place share it. */
function shareOfWin(finish: Finish, contestant: number): number {
  const first = finish.filter(({ place }) => place === 1);
  return first.filter((one) => one.contestant === contestant).length / first.length;
}

/** A share with its 95 % confidence interval. */
export interface Interval {
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

const Z = 1.959963984540054;

/** Wilson's score interval for `wins` of `matches`. */
export function wilson(wins: number, matches: number): Interval {
  if (matches === 0) return { share: 0, from: 0, to: 1 };
  const share = wins / matches;
  const spread = Z * Math.sqrt((share * (1 - share)) / matches + (Z / (2 * matches)) ** 2);
  const center = share + Z ** 2 / (2 * matches);
  const scale = 1 + Z ** 2 / matches;
  return {
    share,
    from: Math.max(0, (center - spread) / scale),
    to: Math.min(1, (center + spread) / scale),
  };
}
