import { figureAt } from '../../../../../kit/figure-at';
import { lookAhead } from '../../../../../kit/look-ahead';
import type { Action } from '../../../../../kit/rules';
import { SCORINGS } from '../../../data/figures';
import { rules } from '../../../rules';
import { hexText } from '../../../rules/base/map';
import { hasSettlement, residentsOf, residentsOn } from '../../../rules/base/pieces';
import { HQ } from '../../../rules/state/fields';
import { placeOf, type State } from '../../../rules/state/state';
import { factsOf } from '../../../view/model/base/facts';
import { legalOf, whyNot } from '../../../view/model/base/legal';
import { mapOf } from '../../../view/model/base/map';
import type { Gathering } from '../../../view/model/base/parts';
import { tileNamed } from '../../../view/model/base/places';
import { scoringNow } from '../../../view/model/base/scoring';
import type { Voice } from '../../../view/model/base/voice';

const after = (state: State, chosen: readonly Action[]): State =>
  lookAhead(rules, state, chosen).after;

/** What can still be chosen; empty: nothing more has to go. */
function openAfter(state: State, chosen: readonly Action[]) {
  const now = after(state, chosen);
  return rules.turn(now) === rules.turn(state) && rules.toAct(now) !== null
    ? legalOf(now, 'remove')
    : [];
}

/** How many pieces still have to go when those chosen are off. */
export function leftAfter(state: State, chosen: readonly Action[]): number {
  return openAfter(state, chosen).length > 0 ? figureAt(after(state, chosen).shrinkLeft, 0) : 0;
}

/** Those of the actions that are still legal, one after the other. */
function stillLegal(state: State, actions: readonly Action[]): readonly Action[] {
  const kept: Action[] = [];
  for (const action of actions)
    if (openAfter(state, kept).some((open) => open.action === action)) kept.push(action);
  return kept;
}

/** The pieces chosen, and for the rest those whose loss costs the least in a scoring with the map as it is then. */
export function withTheRest(state: State, chosen: readonly Action[]): readonly Action[] {
  const { owner } = factsOf(state);
  const worth = (actions: readonly Action[]) =>
    figureAt(scoringNow(after(state, actions)).gains, owner);
  let all = chosen;
  for (;;) {
    const ways = openAfter(state, all).map(({ action }) => [...all, action]);
    const [first, ...others] = ways;
    if (!first) return all;
    all = others.reduce((best, way) => (worth(way) > worth(best) ? way : best), first);
  }
}

/** After the last scoring it decides nothing which pieces go (M7.10): only their number counts, and it is fixed. */
export function removalByItself(state: State): readonly Action[] {
  const isLast = factsOf(state).phase === 'shrink' && figureAt(state.scorings, 0) >= SCORINGS;
  return isLast ? withTheRest(state, []) : [];
}

/** Taking pieces off: a tap takes one more from a tile, and where none can go anymore, leaves all of them there. */
export const removal: Gathering = {
  isHere: (state) => factsOf(state).phase === 'shrink',
  targets: (state, chosen) => openAfter(state, chosen).map(({ form }) => tileNamed(state, form.at)),
  tap(state, chosen, hex, voice) {
    const isThere = (action: Action) =>
      tileNamed(state, rules.action.write(action, state).at) === hex;
    const open = openAfter(state, chosen).find(({ action }) => isThere(action));
    if (open) return [...chosen, open.action];
    const others = chosen.filter((action) => !isThere(action));
    return others.length < chosen.length
      ? stillLegal(state, others)
      : reasonFor(state, chosen, hex, voice);
  },
};

/** Why no piece can leave a hex (M7.9). */
function reasonFor(state: State, chosen: readonly Action[], hex: number, voice: Voice): string {
  const { stays } = voice.table.majorities;
  const { owner } = factsOf(state);
  const now = after(state, chosen);
  if (hex >= mapOf(state).tiles || !hasSettlement(state, owner, hex)) return stays.nothing;
  if (openAfter(state, chosen).length === 0) return stays.enough;
  if (residentsOf(now, owner) > 0 && residentsOn(now, owner, hex) === 0)
    return stays.residentsFirst;
  if (state.place[placeOf(owner, hex)] === HQ) return stays.headquarters;
  const why = whyNot(now, { do: 'remove', at: hexText(state, hex) });
  return why ? voice.refusal(why) : stays.nothing;
}
