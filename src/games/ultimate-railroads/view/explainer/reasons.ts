import { lookAhead } from '../../../../kit/look-ahead';
import type { Action, Seat } from '../../../../kit/rules';
import { rules } from '../../rules';
import { type Event, isOf } from '../../rules/events';
import { roundScore } from '../../rules/round-score';
import { LINE_COUNT, ROUND, type State } from '../../rules/state';
import type { ExplainerWords } from '../../words/en/explainer';
import { PARTS } from '../../words/ids';
import { factsOf } from '../facts';
import type { Speech } from '../voice';

/** The most reasons shown: readers would skip more. */
const MOST = 5;

/** What a line changes for the seat that thinks of it; the weightiest comes first. */
export function reasonsFor(
  state: State,
  actions: readonly Action[],
  seat: Seat,
  { names, explainer }: Speech & { readonly explainer: ExplainerWords },
): readonly string[] {
  const { after, events } = lookAhead(rules, state, actions).upToChance;
  const own = events.filter((event) => isOf(event, seat));
  const reasons: string[] = [];
  const [was, is] = [roundScore(state, seat), roundScore(after, seat)];
  if (was !== is && after.now[ROUND] === state.now[ROUND]) {
    reasons.push(explainer.round(was, is));
    const left = factsOf(state).rounds - (state.now[ROUND] ?? 0);
    if (left > 0) reasons.push(explainer.later(is - was, left));
  }
  const points = own.reduce(
    (sum, event) => sum + (event.event === 'points' || event.event === 'pass' ? event.points : 0),
    0,
  );
  if (points > 0) reasons.push(explainer.points(points));
  reasons.push(...own.flatMap((event) => gainIn(event, names, explainer)));
  for (let line = 0; line < LINE_COUNT; line++) {
    const place = seat * LINE_COUNT + line;
    const [from = 0, to = 0] = [state.reach[place], after.reach[place]];
    const part = PARTS[line];
    if (from !== to && part) reasons.push(explainer.reach(names.part[part], from, to));
  }
  const cost = costIn(own);
  if (cost.workers + cost.rubles > 0 && reasons.length < MOST)
    reasons.push(explainer.costs(cost.workers, cost.rubles));
  return [...new Set(reasons)].slice(0, MOST);
}

function gainIn(
  event: Event,
  names: Speech['names'],
  explainer: ExplainerWords,
): readonly string[] {
  switch (event.event) {
    case 'award':
      return [explainer.gains(names.award[event.what])];
    case 'unlock':
      return [explainer.unlocks(names.color[event.colour])];
    case 'hire':
      return [explainer.hires(names.engineer(event.engineer))];
    case 'use':
      if (event.space === 'place-1' || event.space === 'place-2')
        return [explainer.order(event.space === 'place-1' ? 1 : 2)];
      return [];
    default:
      return [];
  }
}

function costIn(events: readonly Event[]): {
  readonly workers: number;
  readonly rubles: number;
} {
  const used = events.find((one) => one.event === 'use');
  const [workers, black, rubles] = used?.pay ?? [0, 0, 0];
  return { workers: workers + black, rubles };
}
