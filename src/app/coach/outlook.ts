import { unwrap } from '../../kit/result';
import type { Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import type { Foresight } from '../../players/foresight';
import type { MoveExplainer } from '../../ui/game-view';
import { partsOf, percent } from './ideas';
import type { HintWords } from './words';

type OutlookWords = Pick<HintWords, 'plan' | 'planByChance' | 'firstOf' | 'score' | 'less'>;

interface At {
  readonly state: object;
}

/** Steps of a turn that are named: more are no plan but a list. */
const STEPS = 3;

/** What an idea may lead to, as sentences: the next turns, and the score beside that of the first one. */
export function outlookOf(
  { rules, header, timeline }: Pick<LiveMatch, 'rules' | 'header'> & { readonly timeline: At },
  seat: Seat,
  foresight: Foresight | null,
  best: Foresight | null,
  explainer: MoveExplainer,
  words: OutlookWords,
): readonly string[] {
  if (!foresight || foresight.turns.length === 0) return [];
  const options = unwrap(rules.setups.read(header.options));
  let drawn = false;
  const moves = foresight.turns.map(({ position, line }) => {
    const state = rules.unpack(options, header.seats.length, position);
    drawn ||= rules.draws(state) !== rules.draws(timeline.state);
    const steps = partsOf(explainer, state, line);
    const first = steps.slice(0, STEPS).join(' · ');
    return steps.length > STEPS ? words.firstOf(first) : first;
  });
  const now = rules.standing(timeline.state).scores[seat] ?? 0;
  const plan = (drawn ? words.planByChance : words.plan)(moves);
  return [plan, ...scoreSaid(now, foresight.score, best?.score ?? null, words)];
}

/** Nothing where it says nothing: the score is as now, and no less than after the first idea. */
function scoreSaid(
  now: number,
  score: number | null,
  best: number | null,
  words: OutlookWords,
): readonly string[] {
  if (score === null) return [];
  const less = best === null ? 0 : best - score;
  if (less > 0) return [words.less(score, less)];
  return score === now ? [] : [words.score(score)];
}

/** Chances as far from an even share as this have to be explained where all scores are alike. */
const FAR = 0.1;

/** Why the chance is far from an even share although nobody leads; null: it is not, or somebody does. */
export function placeSaid(
  scores: readonly number[],
  worth: number,
  words: Pick<HintWords, 'seat'>,
): string | null {
  const isEven = Math.abs(worth - 1 / scores.length) < FAR;
  const leads = scores.some((score) => score !== scores[0]);
  return isEven || leads || scores.length === 1 ? null : words.seat(percent(worth));
}
