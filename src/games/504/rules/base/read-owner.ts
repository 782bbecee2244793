import type { JsonObject } from '../../../../kit/json';
import { array, count, flaw, listOf, path, record } from '../../../../kit/reading';
import { CITY, WATER } from '../../data/board';
import { EMPTY, NO_INCOME, NONE, ROUND, SETTLEMENT } from '../state/fields';
import type { Owner } from '../state/parts';
import { placeOf, type State } from '../state/state';
import { placeHq, residentsEach, residentsOf, settlementsEach, settlementsOf } from './pieces';
import { BYTE_MOST, byTile, type Elsewhere, MONEY_MOST, tileOf } from './reading-parts';

/** What every owner has. */
export function ownerKeys({ world }: State): readonly string[] {
  const keys = ['cash', 'vp', 'income', 'turns', 'storage', 'hq', 'settlements'];
  return world.residents ? [...keys, 'residents'] : keys;
}

/** Reads it. Whether its pieces add up is asked once the modules have read theirs (`checkPieces`). */
export function readOwner(state: State, owner: Owner, form: JsonObject, at: string): void {
  state.cash[owner] = count(form.cash, path(at, 'cash'), MONEY_MOST);
  state.vp[owner] = count(form.vp, path(at, 'vp'), MONEY_MOST);
  const hasIncome = form.income !== null;
  state.income[owner] = hasIncome ? count(form.income, path(at, 'income'), MONEY_MOST) : NO_INCOME;
  // An owner has one turn in a round, and its last income from then on.
  state.turnsTaken[owner] = count(form.turns, path(at, 'turns'), state.now[ROUND]);
  if (hasIncome !== state.turnsTaken[owner] > 0) flaw('wrong-number', path(at, 'income'));
  readPlaces(state, owner, form, at);
  if (state.world.residents) readResidents(state, owner, form, at);
  readStorage(state, owner, form, at);
}

/** Whether an owner has or had an HQ, where it is told to have had one. */
export function hadCapital(state: State, owner: Owner, isTold: boolean): boolean {
  if (state.hq[owner] !== NONE) return true;
  return isTold && state.world.hooks.capitalGone.some((mayBeGone) => mayBeGone(state));
}

function readPlaces(state: State, owner: Owner, form: JsonObject, at: string): void {
  if (form.hq !== null) {
    const tile = tileOf(state, form.hq, path(at, 'hq'));
    if (state.kind[tile] !== CITY) flaw('not-a-city', path(at, 'hq'));
    placeHq(state, owner, tile);
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
  const keys = state.world.residents ? ['residents', 'settlements'] : ['settlements'];
  const { residents, settlements } = record(form.storage, place, keys);
  state.storedSettlements[owner] = count(settlements, path(place, 'settlements'), BYTE_MOST);
  state.storedResidents[owner] = state.world.residents
    ? count(residents, path(place, 'residents'), BYTE_MOST)
    : 0;
}

/** The first `done` in the order have had a turn, so an income. */
export function checkIncomes({ order, income }: State, done: number): void {
  for (const owner of order.subarray(0, done))
    if (income[owner] === NO_INCOME) flaw('missing', `owners[${owner}].income`);
}

/** G2: the pieces of an owner add up; `elsewhere` are those neither on the map nor in storage. */
export function checkPieces(
  state: State,
  owner: Owner,
  { residents, settlements, lost }: Elsewhere,
  at: string,
): void {
  const out = state.storedResidents[owner] + residentsOf(state, owner) + residents;
  const all = residentsEach(state);
  // The flaw names the nearest number of pieces that would do.
  checkSum(out, Math.min(all, Math.max(out, all - lost)), `${at}.storage.residents`);
  const capitals = state.hq[owner] === NONE ? 0 : 1;
  const settled = state.storedSettlements[owner] + settlementsOf(state, owner) - capitals;
  checkSum(settled + settlements, settlementsEach(state), `${at}.storage.settlements`);
}

function checkSum(has: number, needs: number, at: string): void {
  if (has !== needs) flaw('wrong-sum', at, { has, needs });
}
