import type { Json } from '../../../../../kit/json';
import { array, count, flaw, record, truth } from '../../../../../kit/reading';
import { CITY, MOUNTAIN } from '../../../data/board';
import { HQ_ARMIES } from '../../../data/figures';
import { hexText } from '../../../rules/base/map';
import { OVER } from '../../../rules/base/phases';
import { hasSettlement, residentsOn } from '../../../rules/base/pieces';
import {
  BYTE_MOST,
  byTile,
  positive,
  type Reading,
  tileOf,
} from '../../../rules/base/reading-parts';
import { LAID, NONE, PENDING, PHASE } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/parts';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { WAR_AT, WAR_LEFT, WAR_OWNER } from '../state';
import { ANNEXING } from './annex';
import { ATTACKING, fightsAtOnce } from './attack';
import { isOpen } from './ground';
import { FLEEING, readRefuge } from './refuge';
import { RETREATING } from './retreat';
import { SEIZING } from './seize';

export const militaryReading: Reading = {
  keys({ world, bounty }, part, form) {
    const hasFights = world.role[4] !== 3;
    if (part === 'tile')
      return {
        needed: [],
        optional: ['barracks', 'militia', ...(bounty.length > 0 ? ['bounty'] : [])],
      };
    if (part === 'owner') {
      const isFounded = world.company && form.founded === true;
      return {
        needed: isFounded ? ['safe'] : [],
        optional: [hasFights ? 'attackers' : 'hqHits'],
      };
    }
    if (part !== 'turn' || !hasFights) return null;
    return { needed: [], optional: world.role[4] === 1 ? ['fought', 'ended'] : ['fought'] };
  },
  tile(state, tile, form, at) {
    const kind = state.kind[tile];
    if (form.barracks !== undefined && isTrue(form.barracks, `${at}.barracks`)) {
      if (kind !== CITY) flaw('not-a-city', `${at}.barracks`);
      state.barracks[tile] = 1;
    }
    if (form.militia !== undefined && isTrue(form.militia, `${at}.militia`)) {
      if (kind !== CITY && kind !== MOUNTAIN) flaw('not-a-city', `${at}.militia`);
      state.militia[tile] = 1;
    }
    if (form.bounty !== undefined && isTrue(form.bounty, `${at}.bounty`)) state.bounty[tile] = 1;
  },
  owner(state, owner, form, at) {
    if (form.safe !== undefined) state.safe[owner] = truth(form.safe, `${at}.safe`) ? 1 : 0;
    if (form.hqHits !== undefined)
      state.hqHits[owner] = positive(form.hqHits, `${at}.hqHits`, HQ_ARMIES - 1);
    if (form.attackers === undefined) return;
    for (const [tile, number, here] of byTile(state, form.attackers, `${at}.attackers`))
      state.attackers[placeOf(owner, tile)] = positive(number, here, BYTE_MOST);
  },
  turn(state, form) {
    if (form.ended !== undefined && isTrue(form.ended, 'turn.ended')) state.ended[0] = 1;
    if (form.fought === undefined) return;
    for (const [index, hex] of array(form.fought, 'turn.fought').entries())
      state.fought[tileOf(state, hex, `turn.fought[${index}]`)] = 1;
  },
  pending: readPending,
  elsewhere(state, owner) {
    let residents = 0;
    for (let tile = 0; tile < state.now[LAID]; tile++)
      residents += state.attackers[placeOf(owner, tile)] ?? 0;
    const isRetreating = state.now[PENDING] === RETREATING && activeOwner(state) === owner;
    if (isRetreating) residents += state.war[WAR_LEFT];
    return { residents, settlements: 0, lost: 0 };
  },
  mayLackCapital({ world, ended, now, war }, owner) {
    if (now[PENDING] === FLEEING && war[WAR_OWNER] === owner) return true;
    if (world.role[4] === 1) return ended[0] > 0 || now[PHASE] === OVER;
    const isFalling = now[PENDING] === SEIZING || now[PENDING] === ANNEXING;
    return isFalling && war[WAR_OWNER] === owner;
  },
  check(state) {
    for (let tile = 0; tile < state.now[LAID]; tile++)
      if (!isOpen(state, tile)) checkTile(state, tile, `map.${hexText(state, tile)}`);
    if (fightsAtOnce(state)) checkAtOnce(state);
  },
};

/** Flags exist only if true. */
function isTrue(json: Json, at: string): boolean {
  return truth(json, at) || flaw('not-a-truth-value', at);
}

/** M4.2: one owner, or barracks and militia; attackers only where a defender is. */
function checkTile(state: State, tile: number, at: string): void {
  let holders = state.barracks[tile] + state.militia[tile] > 0 ? 1 : 0;
  for (let owner = 0; owner < state.owners; owner++) {
    const isThere = hasSettlement(state, owner, tile) || residentsOn(state, owner, tile) > 0;
    if (isThere) holders++;
    if (isThere && state.attackers[placeOf(owner, tile)] > 0) flaw('two-owners', at);
  }
  if (holders > 1) flaw('two-owners', at);
  for (let owner = 0; owner < state.owners; owner++)
    if (holders === 0 && state.attackers[placeOf(owner, tile)] > 0) flaw('no-defender', at);
}

/** M4.7: with 2, attackers are only where a fight is pending. */
function checkAtOnce(state: State): void {
  const { now, war, attackers } = state;
  for (let tile = 0; tile < now[LAID]; tile++)
    for (let owner = 0; owner < state.owners; owner++) {
      const isHere = attackers[placeOf(owner, tile)] > 0;
      const isNow =
        now[PENDING] === ATTACKING && war[WAR_AT] === tile && owner === activeOwner(state);
      if (isHere !== isNow) flaw('wrong-phase', 'turn.pending');
    }
}

function readPending(state: State, kind: Json | undefined, json: Json, at: string): boolean {
  const { war, now, world } = state;
  if (kind === 'retreat' && world.role[4] !== 3) {
    const form = record(json, at, ['kind', 'at', 'left']);
    war[WAR_AT] = tileOf(state, form.at, `${at}.at`);
    war[WAR_LEFT] = positive(form.left, `${at}.left`, BYTE_MOST);
    now[PENDING] = RETREATING;
    return true;
  }
  if (kind === 'attack' && fightsAtOnce(state)) {
    war[WAR_AT] = tileOf(state, record(json, at, ['kind', 'at']).at, `${at}.at`);
    now[PENDING] = ATTACKING;
    return true;
  }
  if (kind === 'refuge' && world.role[2] > 0) {
    readRefuge(state, json, at);
    return true;
  }
  if (kind === 'seize' && (world.role[4] === 3 || world.role[2] === 3)) {
    const form = record(json, at, ['kind', 'at', 'owner']);
    war[WAR_AT] = tileOf(state, form.at, `${at}.at`);
    war[WAR_OWNER] = readFallen(state, form.owner, `${at}.owner`);
    now[PENDING] = SEIZING;
    return true;
  }
  if (kind !== 'annex') return false;
  war[WAR_OWNER] = readFallen(state, record(json, at, ['kind', 'owner']).owner, `${at}.owner`);
  now[PENDING] = ANNEXING;
  return true;
}

/** The owner whose HQ was brought down. */
function readFallen(state: State, json: Json | undefined, at: string): Owner {
  const owner = count(json, at, state.owners - 1);
  return state.hq[owner] === NONE ? owner : flaw('wrong-number', at);
}
