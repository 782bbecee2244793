import { figureAt } from '../../../../kit/figure-at';
import { lookAhead } from '../../../../kit/look-ahead';
import type { Action, Seat } from '../../../../kit/rules';
import { ACTIONS } from '../../data/actions';
import { rules } from '../../rules';
import { argsOf, kindOf } from '../../rules/actions';
import { bid } from '../../rules/auction';
import { bestIncome } from '../../rules/best-income';
import { build } from '../../rules/build';
import { newCitiesOf } from '../../rules/new-cities';
import { linkSegments } from '../../rules/score';
import { select } from '../../rules/select';
import type { State } from '../../rules/state';
import { urbanize } from '../../rules/urbanize';
import type { ExplainerWords } from '../../words/en/explainer';
import { placeName } from '../../words/names';
import type { Words } from '../../words/words';
import { actionFacts } from '../facts';
import { outlooks } from '../outlook';
import { phaseOf } from '../phase-of';
import type { Voice } from '../voice';

interface Speech {
  readonly words: Words;
  readonly explainer: ExplainerWords;
  readonly voice: Voice;
}

/** The most reasons shown: readers would skip more. */
const MOST = 5;
const POINTS_OF_INCOME = 3;

/** What a line changes, for the seat that thinks of it first; the weightiest comes first. */
export function reasonsFor(
  state: State,
  actions: readonly Action[],
  seat: Seat,
  speech: Speech,
): readonly string[] {
  const { explainer, words } = speech;
  const { after, events } = lookAhead(rules, state, actions).upToChance;
  const addedTrack = (one: Seat) => linkSegments(after, one) - linkSegments(state, one);
  const delivered = events.find((one) => one.event === 'deliver');
  const earned = (one: Seat) => delivered?.income[one] ?? 0;
  const reasons: string[] = [];
  const own = earned(seat);
  if (own > 0) reasons.push(explainer.income(own, figureAt(state.income, seat) + own));
  const track = addedTrack(seat);
  if (track !== 0) reasons.push(explainer.points(track, scoreAfter(state, actions, seat)));
  reasons.push(...planReasons(state, actions, seat, speech));
  reasons.push(...moneyReasons(state, actions, seat, explainer));
  const lost = events.flatMap((one) => (one.event === 'abandon' ? one.hexes : []));
  if (lost.length > 0) {
    const newCities = newCitiesOf(state);
    const places = [
      ...new Set(lost.map((hex) => placeName(state.board, words.names, hex, newCities))),
    ];
    reasons.push(explainer.losesTrack(places));
  }
  for (let other = 0; other < state.seats; other++) {
    const by = POINTS_OF_INCOME * earned(other) + addedTrack(other);
    if (other !== seat && by !== 0) reasons.push(explainer.rival(speech.voice.name(other), by));
  }
  return reasons.length > 0 ? reasons.slice(0, MOST) : [explainer.quiet];
}

/** What a bid costs, what an action means this turn, and what track makes possible. */
function planReasons(
  state: State,
  actions: readonly Action[],
  seat: Seat,
  { words, explainer, voice }: Speech,
): readonly string[] {
  const [first = 0] = actions;
  const kind = kindOf(first);
  if (kind === bid) {
    const amount = argsOf(first);
    return [explainer.ifFirst(amount, figureAt(state.money, seat) - amount)];
  }
  if (kind === select) {
    const id = ACTIONS[argsOf(first)]?.id ?? 'engineer';
    return [`${words.table.actions.thisTurn[id](actionFacts(state, seat, voice))}.`];
  }
  if (kind !== build && kind !== urbanize) return [];
  const { after } = lookAhead(rules, state, actions).upToChance;
  const most = bestIncome(after, seat);
  return most > bestIncome(state, seat) ? [explainer.opens(most)] : [];
}

function scoreAfter(state: State, actions: readonly Action[], seat: Seat): number {
  return rules.standing(lookAhead(rules, state, actions).upToChance.after).scores[seat] ?? 0;
}

/** What is left, and whether it covers the expenses to come. */
function moneyReasons(
  state: State,
  actions: readonly Action[],
  seat: Seat,
  explainer: ExplainerWords,
): readonly string[] {
  const outlook = outlooks(state, actions)[seat];
  // A bid is not paid before the auction is over.
  if (!outlook || kindOf(actions[0] ?? 0) === bid) return [];
  const { after } = lookAhead(rules, state, actions).upToChance;
  const covers =
    outlook.short > 0
      ? explainer.short(outlook.short)
      : explainer.cash(figureAt(after.money, seat), outlook.cash, phaseOf(state) !== 'move');
  return [covers];
}
