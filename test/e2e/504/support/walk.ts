import { rules } from '../../../../src/games/504/rules';
import { ROUND } from '../../../../src/games/504/rules/state/fields';
import type { State } from '../../../../src/games/504/rules/state/state';
import { legalIn } from '../../../../src/games/504/view/model/base/legal';
import { choiceOf } from '../../../../src/games/504/view/model/choice';
import {
  actionsOf,
  mostOf,
  type Offer,
  offersIn,
} from '../../../../src/games/504/view/model/offers';
import { below, type RandomWords } from '../../../../src/kit/random';
import type { Action } from '../../../../src/kit/rules';

/** What is tried before everything else, the first kind first; moves come last, so that nobody moves forever. */
const EAGER = [
  ...['place', 'fight', 'retreat', 'refuge', 'seize', 'annex', 'follow', 'factory', 'take'],
  ...[
    'road',
    'plant',
    'deliver',
    'load',
    'explore',
    'harvest',
    'sell',
    'upgrade',
    'buy',
    'capital',
  ],
  'drive',
];

/** Nobody bids more than a little. */
const FEW = 4;

/** The actions of one tap of a player who builds for `rounds` rounds, and after that only lets the match end. */
export function nextTap(state: State, random: RandomWords, rounds: number): readonly Action[] {
  const legal = legalIn(state);
  const of = (kind: string) => legal.filter(({ form }) => form.do === kind);
  const last = legal.find(({ form }) => ['done', 'quit'].includes(String(form.do)));
  if (last && (state.now[ROUND] ?? 0) > rounds) return [last.action];
  const bids = of('bid').slice(0, FEW);
  const bid = bids[below(random, Math.max(1, bids.length))];
  const [pass] = bid ? of('pass') : [];
  if (bid) return [(pass && below(random, 3) > 0 ? pass : bid).action];
  for (const kind of EAGER) {
    const offers = offersIn(state).filter(
      (offer) => offer.kind === kind && (kind !== 'drive' || reaches(state, offer)),
    );
    const offer = offers[below(random, Math.max(1, offers.length))];
    if (offer) {
      const [way] = offer.ways;
      return way ? actionsOf(way, isCargo(kind) ? 1 : mostOf(state, offer)) : [];
    }
    const plain = of(kind).filter(({ action }) => choiceOf(state, [action]).step === 'deed');
    const one = plain[below(random, Math.max(1, plain.length))];
    if (one && !('give' in one.form)) return [one.action];
  }
  const bold = of('move').filter(({ action }) => {
    const now = rules.clone(state);
    rules.play(now, action);
    const settles = now.storedSettlements.some(
      (stored, at) => stored < (state.storedSettlements[at] ?? 0),
    );
    return settles || now.attackers.some((count, place) => count > (state.attackers[place] ?? 0));
  });
  const move = bold[below(random, Math.max(1, bold.length))];
  const chosen = move && below(random, 3) > 0 ? move : (last ?? legal[0]);
  return chosen ? [chosen.action] : [];
}

/** Residents are carried one by one, so that some of them go on foot. */
const isCargo = (kind: string) => kind === 'load';

/** Whether a trolley reaches a city there that its owner has not reached yet. */
function reaches(state: State, { ways: [way] }: Offer): boolean {
  const now = rules.clone(state);
  for (const action of way ? actionsOf(way) : []) rules.play(now, action);
  return now.cards.some((cards, owner) => cards !== state.cards[owner]);
}
