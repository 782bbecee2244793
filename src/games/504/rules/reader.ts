import { readerOf, type Written } from '../../../kit/written';
import { deliverReading } from '../modules/deliver/rules/read';
import { explorationReading } from '../modules/exploration/rules/read';
import { majorityReading } from '../modules/majorities/rules/read';
import { militaryReading } from '../modules/military/rules/read';
import { privilegeReading } from '../modules/privileges/rules/read';
import { productionReading } from '../modules/production/rules/read';
import { raceReading } from '../modules/race/rules/read';
import { roadReading } from '../modules/roads/rules/read';
import { shareReading } from '../modules/shares/rules/read';
import { rules } from '.';
import { playForced } from './actions';
import { MONEY_MOST } from './base/kinds';
import { hexText } from './base/map';
import { TURN_PHASE } from './base/phases';
import { type Reading, readMap, readOwner, readTable, readTurn } from './base/read';
import { emptyTable } from './begin';
import { choiceReading } from './pairs/read';
import { LAID, PENDING, PHASE } from './state/fields';
import type { Digit } from './state/ids';
import type { State } from './state/state';

/** Reads positions (J). There are no designs of one's own. */
export const reader = readerOf({
  rules,
  // J3, J5, J6: what is told only where there is something.
  mayLack: ['I', 'II', 'III', 'earned', 'room', 'safe'],
  blank: emptyTable,
  fill,
  settle: playForced,
});

function fill(state: State, form: Written): void {
  const readings = READINGS.flatMap(([digit, one]) => (state.world.role[digit] > 0 ? one : []));
  for (const one of readings) one.begin?.(state);
  readTable(state, form);
  readMap(state, form.key('map'));
  for (let tile = 0; tile < state.now[LAID]; tile++)
    for (const one of readings) one.tile?.(state, tile, form.key('map').key(hexText(state, tile)));
  const owners = form.key('owners').items(state.owners, state.owners);
  owners.forEach((owner, number) => {
    state.cash[number] = owner.key('cash').count(MONEY_MOST);
    // J5: of a company that is not founded nothing but its cash and shares is told.
    const isWhole = owner.optional('founded')?.json !== false;
    if (isWhole) readOwner(state, number, owner);
    for (const one of readings) if (isWhole || one.unfounded) one.owner?.(state, number, owner);
  });
  for (const one of readings) one.position?.(state, form);
  if (state.now[PHASE] === TURN_PHASE) readTurnOf(state, readings, form.key('turn'));
}

function readTurnOf(state: State, readings: readonly Reading[], form: Written): void {
  readTurn(state, form);
  for (const one of readings) one.turn?.(state, form);
  const pending = form.key('pending');
  if (pending.isNull) return;
  const kinds = readings.flatMap((one) => Object.entries(one.pending ?? {}));
  const kind = pending.key('kind').word(kinds.map(([name]) => name));
  state.now[PENDING] = kinds[kind]?.[1](state, pending) ?? 0;
}

/** The table of modules: how each reads its part of a position. Loaded only where positions are read. */
export const READINGS: readonly (readonly [Digit, Reading])[] = [
  [1, deliverReading],
  [2, raceReading],
  [3, privilegeReading],
  [3, choiceReading],
  [4, militaryReading],
  [5, explorationReading],
  [6, roadReading],
  [7, majorityReading],
  [8, productionReading],
  [9, shareReading],
];
