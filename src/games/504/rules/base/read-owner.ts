import type { JsonObject } from '../../../../kit/json';
import { array, count, flaw, path, record } from '../../../../kit/reading';
import { CITY, WATER } from '../../data/board';
import { PIECES } from '../../data/figures';
import type { Owner } from '../parts';
import { BYTE_MOST, byTile, listOf, MONEY_MOST, tileOf } from '../reading-parts';
import { placeOf, type State, tableColumn } from '../state';
import { placeCapital, residentsEach, residentsOf, settlementsOf } from './pieces';
import { EMPTY, NO_INCOME, NONE, SETTLEMENT } from './windows';

export const OWNER_KEYS = [
  ...['cash', 'vp', 'income', 'turns', 'storage', 'hq', 'settlements', 'residents'],
] as const;

/** Reads what every owner has, and that its pieces add up (G2). */
export function readOwner(state: State, owner: Owner, form: JsonObject, at: string): void {
  state.cash[owner] = count(form.cash, path(at, 'cash'), MONEY_MOST);
  state.vp[owner] = count(form.vp, path(at, 'vp'), MONEY_MOST);
  const hasIncome = form.income !== null;
  state.income[owner] = hasIncome ? count(form.income, path(at, 'income'), MONEY_MOST) : NO_INCOME;
  state.turnsTaken[owner] = count(form.turns, path(at, 'turns'), BYTE_MOST);
  readPlaces(state, owner, form, at);
  readResidents(state, owner, form, at);
  readStorage(state, owner, form, at);
}

function readPlaces(state: State, owner: Owner, form: JsonObject, at: string): void {
  if (form.hq !== null) {
    const tile = tileOf(state, form.hq, path(at, 'hq'));
    if (state.kind[tile] !== CITY) flaw('not-a-city', path(at, 'hq'));
    placeCapital(state, owner, tile);
  }
  const place = path(at, 'settlements');
  for (const [index, hex] of array(form.settlements, place).entries()) {
    const here = `${place}[${index}]`;
    const tile = tileOf(state, hex, here);
    if (state.kind[tile] === WATER) flaw('on-water', here);
    if (state.place[placeOf(owner, tile)] !== EMPTY) flaw('twice', here);
    state.place[placeOf(owner, tile)] = SETTLEMENT;
  }
}

function readResidents(state: State, owner: Owner, form: JsonObject, at: string): void {
  for (const [tile, pair, here] of byTile(state, form.residents, path(at, 'residents'))) {
    if (state.kind[tile] === WATER) flaw('on-water', here);
    const [active = null, exhausted = null] = listOf(pair, here, 2);
    state.active[placeOf(owner, tile)] = count(active, `${here}[0]`, BYTE_MOST);
    state.exhausted[placeOf(owner, tile)] = count(exhausted, `${here}[1]`, BYTE_MOST);
    if (active === 0 && exhausted === 0) flaw('too-few', here);
  }
}

function readStorage(state: State, owner: Owner, form: JsonObject, at: string): void {
  const place = path(at, 'storage');
  const storage = record(form.storage, place, ['residents', 'settlements']);
  const residents = count(storage.residents, path(place, 'residents'), BYTE_MOST);
  const settlements = count(storage.settlements, path(place, 'settlements'), BYTE_MOST);
  state.storedResidents[owner] = residents;
  state.storedSettlements[owner] = settlements;
  const capitals = state.hq[owner] === NONE ? 0 : 1;
  checkSum(residents + residentsOf(state, owner), residentsEach(state), path(place, 'residents'));
  checkSum(
    settlements + settlementsOf(state, owner) - capitals,
    PIECES[tableColumn(state)],
    path(place, 'settlements'),
  );
}

function checkSum(has: number, needs: number, at: string): void {
  if (has !== needs) flaw('wrong-sum', at, { has, needs });
}
