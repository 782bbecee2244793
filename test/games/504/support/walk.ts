import { rules } from '../../../../src/games/504/rules';
import { kindOf } from '../../../../src/games/504/rules/actions';
import type { State } from '../../../../src/games/504/rules/state/state';
import { below, type RandomWords } from '../../../../src/kit/random';
import type { Seat } from '../../../../src/kit/rules';
import { greedyAction } from '../../../../src/players/greedy';

/** How a player chooses the next action. */
export type Manner = (state: State, random: RandomWords) => number;

const into = new Int32Array(rules.max);

/** Any action, each as likely. */
export const uniform: Manner = (state, random) => {
  const count = rules.list(state, into);
  return into[below(random, count)] ?? 0;
};

/** What builds something comes before what moves, and that before what ends a step. */
const LIKELY: Readonly<Record<string, number>> = {
  ...{ road: 12, plant: 12, remove: 4, explore: 5, harvest: 8, buy: 8, move: 2, capital: 1 },
  ...{ 'move-capital': 0.3, recall: 0.5, drive: 5, load: 8, unload: 2 },
  ...{ deliver: 30, upgrade: 3, extra: 0.5, settle: 6 },
  ...{ factory: 12, take: 6, rouse: 2, shift: 1, follow: 4, place: 1 },
  ...{ fight: 6, retreat: 4, seize: 6, annex: 6 },
  ...{ sell: 2, swap: 0.2, payout: 2, withhold: 1, pass: 1, quit: 1, done: 0.5 },
};

/** First a kind of action, by how much it gets done, then any of that kind. */
export const busy: Manner = (state, random) => {
  const count = rules.list(state, into);
  const alikes = new Map<ReturnType<typeof kindOf>, number[]>();
  for (const action of into.subarray(0, count)) {
    const alike = alikes.get(kindOf(action));
    if (alike) alike.push(action);
    else alikes.set(kindOf(action), [action]);
  }
  const kinds = new Map<string, readonly number[]>();
  for (const alike of alikes.values())
    kinds.set(String(rules.action.write(alike[0] ?? 0, state).do), alike);
  const words = [...kinds.keys()];
  const weights = words.map((word) => Math.round(10 * (LIKELY[word] ?? 1)));
  let drawn = below(
    random,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  const word = words.find((_, at) => {
    drawn -= weights[at] ?? 0;
    return drawn < 0;
  });
  const actions = kinds.get(word ?? '') ?? [];
  return actions[below(random, actions.length)] ?? 0;
};

/** What brings the largest lead at once; where nothing brings any, as busy players do: else they would walk about. */
export const greedy: Manner = (state, random) => {
  const seat = rules.toAct(state) ?? 0;
  const action = greedyAction(rules as never, state, random);
  const after = rules.clone(state);
  rules.play(after, action);
  return leadOf(after, seat) > leadOf(state, seat) ? action : busy(state, random);
};

function leadOf(state: State, seat: Seat): number {
  const { scores } = rules.standing(state);
  return (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat));
}
