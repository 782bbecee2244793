import type { Seat } from '../../kit/rules';
import type { ScoreUnit } from '../../ui/game-view';
import type { BriefWords } from './words';

/** Scores as if the match ended now, and whose they are. */
export interface Scores {
  /** By holder; what the reader may not know is left out of them. */
  readonly scores: readonly number[];
  /** Seats that can no longer win. */
  readonly out: readonly Seat[];
  readonly unit: ScoreUnit;
  /** The name of a holder. */
  readonly name: (holder: Seat) => string;
}

/** The standing of a reader if the match ended now; `own`: their seat, or null for a spectator, who is told of all. */
export function standingSentence(
  { scores, out, unit, name }: Scores,
  own: Seat | null,
  words: BriefWords,
): string {
  const said = (holder: Seat) => words.score(scores[holder] ?? 0, unit);
  if (own !== null && out.includes(own)) return words.out;
  const best = [...scores.keys()]
    .filter((holder) => !out.includes(holder))
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  const [first = 0, second] = best;
  const top = scores[first] ?? 0;
  if (second !== undefined && best.every((holder) => scores[holder] === top))
    return words.level(said(first));
  if (own === null)
    return words.all(best.map((holder) => ({ name: name(holder), score: said(holder) })));
  const points = scores[own] ?? 0;
  const place = 1 + best.filter((holder) => (scores[holder] ?? 0) > points).length;
  const among = scores.length;
  if (place > 1)
    return words.behind(place, among, said(own), words.score(top - points, unit), name(first));
  const next = best.find((holder) => holder !== own);
  if (next === undefined) return words.alone(said(own));
  const lead = points - (scores[next] ?? 0);
  return lead === 0
    ? words.shared(said(own), name(next))
    : words.ahead(said(own), words.score(lead, unit), name(next));
}
