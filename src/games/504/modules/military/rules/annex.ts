import { happened } from '../../../rules/base/ask';
import { NO_SETTLEMENT, ofTile } from '../../../rules/base/kinds';
import { NO_PENDING } from '../../../rules/base/phases';
import {
  FELL,
  HANDED_OVER,
  removeSettlement,
  residentsEach,
  residentsOn,
  settlementsEach,
} from '../../../rules/base/pieces';
import type { Emit } from '../../../rules/state/events';
import { AT, IN, LAID, NO_INCOME, NONE, PENDING, SETTLEMENT } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/ids';
import { type ActionKind, add, codeFor, type Pending } from '../../../rules/state/kind';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { WAR_OWNER } from '../state';
import { callOff, loseAllTiles, loseResidents } from './armies';

/** M4.19: a company is as before its founding, and out of this round. */
export function fall(state: State, company: Owner, emit?: Emit<State>): void {
  loseAllTiles(state, company);
  state.cash[company] = 0;
  state.vp[company] = 0;
  state.income[company] = NO_INCOME;
  state.turnsTaken[company] = 0;
  state.storedResidents[company] = residentsEach(state);
  state.storedSettlements[company] = settlementsEach(state);
  state.safe[company] = 0;
  leaveOrder(state, company);
  happened(state, FELL, company, NONE, 0, emit);
  emit?.({ event: 'fall', company }, state);
}

/** The place of the one whose turn it is moves along. */
function leaveOrder({ order, now }: State, company: Owner): void {
  const place = order.subarray(0, now[IN]).indexOf(company);
  if (place < 0) return;
  order.copyWithin(place, place + 1, now[IN]);
  now[IN]--;
  if (place < now[AT]) now[AT]--;
}

export const ANNEXING = codeFor(4, 2);

/** M4.19: the other tiles of an owner whose capital fell become the attacker's, as far as its storage goes. */
export function beginAnnexing(state: State, defender: Owner, emit?: Emit<State>): void {
  state.war[WAR_OWNER] = defender;
  state.now[PENDING] = ANNEXING;
  goOnAnnexing(state, emit);
}

function goOnAnnexing(state: State, emit?: Emit<State>): void {
  const owner = activeOwner(state);
  const defender = state.war[WAR_OWNER];
  if (state.storedSettlements[owner] > 0 && firstTile(state, defender) !== NONE) return;
  state.now[PENDING] = NO_PENDING;
  if (state.attackers.length > 0)
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (isTileOf(state, defender, tile)) callOff(state, owner, tile);
  // In 4.I nobody falls: the match ends.
  if (state.world.role[4] !== 1) fall(state, defender, emit);
  state.war.fill(0);
}

function isTileOf({ place }: State, owner: Owner, tile: number): boolean {
  return place[placeOf(owner, tile)] === SETTLEMENT;
}

function firstTile(state: State, owner: Owner): number {
  for (let tile = 0; tile < state.now[LAID]; tile++) if (isTileOf(state, owner, tile)) return tile;
  return NONE;
}

export const annex: ActionKind<State> = {
  code: codeFor(4, 3),
  do: 'annex',
  ...ofTile('at'),
  belongs: ({ now }) => now[PENDING] === ANNEXING,
  refusal: (state, tile) => (isTileOf(state, state.war[WAR_OWNER], tile) ? null : NO_SETTLEMENT),
  play(state, tile) {
    const { attackers, exhausted, place, storedResidents, storedSettlements } = state;
    const owner = activeOwner(state);
    const defender = state.war[WAR_OWNER];
    const at = placeOf(owner, tile);
    const residents = residentsOn(state, defender, tile);
    loseResidents(state, defender, tile, residents);
    happened(state, HANDED_OVER, owner, tile, defender);
    removeSettlement(state, defender, tile);
    // It is no placing of a settlement for any rule that rewards it.
    storedSettlements[owner]--;
    place[at] = SETTLEMENT;
    const joining = Math.min(residents, storedResidents[owner]);
    storedResidents[owner] -= joining;
    exhausted[at] += joining;
    if (attackers.length === 0) return;
    exhausted[at] += attackers[at];
    attackers[at] = 0;
  },
  follow: (state, _tile, emit) => goOnAnnexing(state, emit),
};

export const annexing: Pending<State> = {
  code: ANNEXING,
  kind: 'annex',
  write: ({ war }) => ({ owner: war[WAR_OWNER] }),
  list(state, into) {
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (isTileOf(state, state.war[WAR_OWNER], tile)) add(into, annex.code, tile);
  },
};
