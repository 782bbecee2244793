import { foresee } from '../../../../kit/foresee';
import type { Action, GameEvent, Seat } from '../../../../kit/rules';
import { rules } from '../../rules';
import { roundScore } from '../../rules/round-score';
import { LINE_COUNT, ROUND, type State } from '../../rules/state';
import type { ExplainerWords } from '../../words/en/explainer';
import { PARTS } from '../../words/ids';
import { factsOf } from '../facts';
import type { Speech } from '../voice';

/** The most reasons shown: readers would skip more. */
const MOST = 5;

interface Figures {
  readonly round: number;
  readonly projection: number;
  readonly reach: readonly number[];
}

/** What a line changes for the seat that thinks of it; the weightiest comes first. */
export function reasonsFor(
  state: State,
  actions: readonly Action[],
  seat: Seat,
  { names, explainer }: Speech & { readonly explainer: ExplainerWords },
): readonly string[] {
  const read = (one: State): Figures => ({
    round: one.now[ROUND] ?? 0,
    projection: roundScore(one, seat),
    reach: [...one.reach.subarray(seat * LINE_COUNT, (seat + 1) * LINE_COUNT)],
  });
  const { before, after, events } = foresee(rules, state, actions, read);
  const own = events.filter((event) => event.seat === seat);
  const reasons: string[] = [];
  const gained = after.projection - before.projection;
  if (gained !== 0 && after.round === before.round) {
    reasons.push(explainer.round(before.projection, after.projection));
    const left = factsOf(state).rounds - before.round;
    if (left > 0) reasons.push(explainer.later(gained, left));
  }
  const points = own.reduce(
    (sum, event) =>
      sum + (event.event === 'points' || event.event === 'pass' ? Number(event.points) : 0),
    0,
  );
  if (points > 0) reasons.push(explainer.points(points));
  reasons.push(...own.flatMap((event) => gainIn(event, names, explainer)));
  for (let line = 0; line < LINE_COUNT; line++) {
    const [from = 0, to = 0] = [before.reach[line], after.reach[line]];
    const part = PARTS[line];
    if (from !== to && part) reasons.push(explainer.reach(names.part[part], from, to));
  }
  const cost = costIn(own);
  if (cost.workers + cost.rubles > 0 && reasons.length < MOST)
    reasons.push(explainer.costs(cost.workers, cost.rubles));
  return [...new Set(reasons)].slice(0, MOST);
}

function gainIn(
  event: GameEvent,
  names: Speech['names'],
  explainer: ExplainerWords,
): readonly string[] {
  switch (event.event) {
    case 'award':
      return [explainer.gains(names.award[event.what as keyof typeof names.award])];
    case 'unlock':
      return [explainer.unlocks(names.color[event.colour as keyof typeof names.color])];
    case 'hire':
      return [explainer.hires(names.engineer(Number(event.engineer)))];
    case 'use':
      if (event.space === 'place-1' || event.space === 'place-2')
        return [explainer.order(event.space === 'place-1' ? 1 : 2)];
      return [];
    default:
      return [];
  }
}

function costIn(events: readonly GameEvent[]): {
  readonly workers: number;
  readonly rubles: number;
} {
  const used = events.find(({ event }) => event === 'use');
  const [workers = 0, black = 0, rubles = 0] = Array.isArray(used?.pay) ? used.pay.map(Number) : [];
  return { workers: workers + black, rubles };
}
