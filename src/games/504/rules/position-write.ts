import type { Json, JsonObject } from '../../../kit/json';
import { orderOf } from './base/flow';
import { hexText, kindName } from './base/map';
import { OVER, OVER_NAME, TURN_PHASE } from './base/phases';
import { residentsOn } from './base/pieces';
import { hexesOf, writeByHex } from './base/writing';
import {
  AT,
  BOUGHT,
  FREE,
  IDLE,
  IN,
  NO_INCOME,
  NONE,
  PENDING,
  PHASE,
  PROGRESSED,
  ROUND,
  SETTLEMENT,
  STEP,
} from './state/fields';
import type { Owner } from './state/ids';
import { placeOf, type State } from './state/state';

/** The written form of a position (J). */
export function writePosition(state: State): JsonObject {
  const { now, seats, world } = state;
  const owners = Array.from({ length: state.owners }, (_, owner) => owner);
  const phase = world.phases[now[PHASE]]?.name ?? OVER_NAME;
  return {
    game: '504',
    options: { world: world.name },
    seats,
    round: now[ROUND],
    phase,
    order: orderOf(state),
    at: now[PHASE] === OVER || now[AT] >= now[IN] ? null : now[AT],
    turn: writeTurn(state),
    map: writeByHex(state, (tile) => writeTile(state, tile)),
    ...joined(world.hooks.write.map((writing) => writing.position?.(state))),
    ...(now[IDLE] !== PROGRESSED && { idle: now[IDLE] }),
    owners: owners.map((owner) => writeOwner(state, owner)),
  };
}

function joined(parts: readonly (JsonObject | undefined)[]): JsonObject {
  return Object.assign({}, ...parts.map((part) => part ?? {})) as JsonObject;
}

function writeTurn(state: State): Json {
  const { now, once, world } = state;
  if (now[PHASE] !== TURN_PHASE) return null;
  const pending = world.pendings[now[PENDING]];
  return {
    step: world.steps[now[STEP]].name,
    free: now[FREE],
    bought: now[BOUGHT],
    once: once[0],
    pending: pending ? { kind: pending.kind, ...pending.write(state) } : null,
    ...joined(world.hooks.write.map((writing) => writing.turn?.(state))),
  };
}

function writeTile(state: State, tile: number): JsonObject {
  const { kind, number, world } = state;
  return {
    kind: kindName(kind[tile]),
    ...(number[tile] > 0 && { number: number[tile] }),
    ...joined(world.hooks.write.map((writing) => writing.tile?.(state, tile))),
  };
}

function writeOwner(state: State, owner: Owner): JsonObject {
  const { world } = state;
  const parts = world.hooks.write.map((writing) => writing.owner?.(state, owner));
  // J5: of a company that is not founded nothing but its cash and shares is told.
  const unfounded = parts.find((part) => part?.founded === false);
  if (unfounded) return { ...unfounded, cash: state.cash[owner] };
  const income = state.income[owner];
  return {
    ...joined(parts),
    cash: state.cash[owner],
    vp: state.vp[owner],
    income: income === NO_INCOME ? null : income,
    turns: state.turnsTaken[owner],
    storage: {
      ...(world.residents && { residents: state.storedResidents[owner] }),
      settlements: state.storedSettlements[owner],
    },
    hq: state.hq[owner] === NONE ? null : hexText(state, state.hq[owner]),
    settlements: hexesOf(state, (tile) => state.place[placeOf(owner, tile)] === SETTLEMENT),
    ...(world.residents && { residents: writeResidents(state, owner) }),
  };
}

function writeResidents(state: State, owner: Owner): JsonObject {
  return writeByHex(state, (tile) => {
    const at = placeOf(owner, tile);
    const has = residentsOn(state, owner, tile) > 0;
    return has ? [state.active[at], state.exhausted[at]] : null;
  });
}
