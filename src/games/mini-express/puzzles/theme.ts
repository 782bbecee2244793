import type { Action, Seat } from '../../../kit/rules';
import { alsoOf, BUILD_KIND, cityOf, companyOf, harborOf, kindOf, westOf } from '../rules/action';
import { isTwoColumn } from '../rules/scoring';
import { type State, toAct } from '../rules/state';
import type { Theme } from '../words/puzzles/themes';
import { anyLine, type Change, changeBy, falls, rises, standOf } from './change';

/** What a position is about: how the best answer differs from the one that tempts most. */
export function themeOf(state: State, right: Action, wrong: readonly Action[]): Theme {
  const [tempting = right] = wrong;
  const seat = toAct(state) ?? 0;
  const does = changeBy(state, right, seat);
  const would = changeBy(state, tempting, seat);
  const either = (event: string) => does.told.has(event) !== would.told.has(event);

  if (westOf(right) >= 0 || either('spike-begun') || either('spike-driven')) return 'spike';
  if (harborOf(right) >= 0) return 'harbor';
  if (does.ending !== would.ending) return does.ending ? 'end-now' : 'not-yet';
  if (kindOf(right) !== BUILD_KIND) return shareTheme(state, right, does);
  // Whatever tempts most: who has seen the city still has to find the colour.
  if (wrong.some((one) => isOtherColour(one, right))) return 'purple';
  if (would.told.has('compensation') && !does.told.has('compensation')) return 'compensation';
  return buildTheme(state, right, seat, does);
}

/** Whether both build into one city, and take another influence for its purple (4.10). */
function isOtherColour(one: Action, right: Action): boolean {
  if (kindOf(one) !== BUILD_KIND || cityOf(one) !== cityOf(right)) return false;
  return companyOf(one) === companyOf(right) && alsoOf(one) !== alsoOf(right);
}

function shareTheme(state: State, take: Action, { own }: Change): Theme {
  const company = companyOf(take);
  if (state.ready[company] === 0) return 'free-share';
  // 7.11, 9.4: with two at the table the second place is the best.
  const best = isTwoColumn(state) ? 'second' : 'first';
  return own[company]?.place === best ? 'keep-place' : 'share-now';
}

function buildTheme(state: State, build: Action, seat: Seat, does: Change): Theme {
  const was = standOf(state, seat);
  if (anyLine(was.own, does.own, rises)) return 'overtake';
  const sinks = does.others.some((lines, other) => anyLine(was.others[other] ?? [], lines, falls));
  if (sinks || does.told.has('tile-leaves')) return 'deny';
  if (alsoOf(build) >= 0) return 'purple';
  const grows = anyLine(was.own, does.own, (from, to) => to.shares > 0 && to.value > from.value);
  return grows ? 'length' : 'influence';
}
