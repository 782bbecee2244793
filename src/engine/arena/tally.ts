import type { Contest, Result } from './contest';
import { type Rating, ratings } from './rating';
import { type Interval, wilson } from './wilson';

/** How one name fared in a contest; several players may go by it. */
export interface Tally {
  readonly name: string;
  /** The share of matches that it won. */
  readonly won: Interval;
  /** The share that chance alone would give it, against all who can win. */
  readonly even: number;
  readonly rating: Rating;
  readonly meanScore: number;
}

/** Whoever wins without sitting at the table. */
const AUTOMA = 'automa';

/** What the results say of each name, in the order in which they sat down. */
export function tally(contest: Contest, results: readonly Result[]): readonly Tally[] {
  const holders = results[0]?.scores.length ?? 0;
  const nameOf = (player: number) => contest.players[player]?.name ?? AUTOMA;
  const all = Array.from({ length: holders }, (_, player) => nameOf(player));
  const names = [...new Set(all)];
  const rankings = results.map(({ ranking }) =>
    ranking.map((player) => names.indexOf(nameOf(player))),
  );
  const rated = ratings(rankings, names.length, contest.seed);
  return names.map((name, index) => {
    const players = all.flatMap((own, player) => (own === name ? [player] : []));
    const wins = rankings.filter(([first]) => first === index).length;
    const scores = results.flatMap(({ scores }) => players.map((player) => scores[player] ?? 0));
    const rating = rated[index];
    if (!rating) throw new RangeError('everybody who took part has a rating');
    return {
      name,
      won: wilson(wins, results.length),
      even: players.length / holders,
      rating,
      meanScore: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    };
  });
}
