import type { Written } from '../../../../kit/written';
import { CITIES, CITY, KINDS, TILES } from '../../data/board';
import { FREE_MOST, IDLE_MOST } from '../../data/figures';
import {
  AT,
  BOUGHT,
  FREE,
  IDLE,
  IN,
  NO_INCOME,
  PHASE,
  PROGRESSED,
  ROUND,
  SETTLEMENT,
  STEP,
} from '../state/fields';
import type { Owner } from '../state/ids';
import { digitOf } from '../state/kind';
import { placeOf, type State } from '../state/state';
import { MONEY_MOST } from './args';
import { layTile, readHex } from './map';
import { OVER, OVER_NAME, TURN_PHASE } from './phases';
import { placeHq } from './pieces';
import { BYTE_MOST, byTile, HALF_MOST, tileOf } from './reading-parts';

/** Phase, round and order (J2). */
export function readTable(state: State, form: Written): void {
  const { now, world } = state;
  now[ROUND] = form.key('round').count(world.roundMost);
  now[PHASE] = readPhase(state, form.key('phase'));
  const order = form.key('order').distinct(Math.max(state.owners, state.seats));
  state.order.set(order);
  now[IN] = order.length;
  const at = form.key('at');
  // Null outside of turns: the end of the order.
  now[AT] = at.isNull && now[PHASE] !== TURN_PHASE ? now[IN] : at.count(now[IN] - 1);
  now[IDLE] = form.optional('idle')?.count(IDLE_MOST - 1) ?? PROGRESSED;
}

/** A phase of a module of the world before one of the base that has the same name. */
function readPhase({ world }: State, form: Written): number {
  if (form.json === OVER_NAME) return OVER;
  const codes = [...world.phases.keys()].filter((code) => world.phases[code]?.name === form.json);
  const own = codes.filter((code) => digitOf(code) > 0 && world.role[digitOf(code)] > 0);
  const [code] = world.company ? [...own, ...codes] : codes;
  const isThere = code !== undefined && (digitOf(code) === 0 || own.includes(code));
  return isThere ? code : form.flaw('unknown-word');
}

/** Lays the tiles in the order of their hexes. */
export function readMap(state: State, form: Written): void {
  const tiles = form.entries().map(([text, tile]) => {
    const [q, r] = readHex(text) ?? tile.flaw('not-a-hex');
    return { q, r, tile };
  });
  if (tiles.length > TILES) form.flaw('too-many', { has: tiles.length, most: TILES });
  tiles.sort((a, b) => a.q - b.q || a.r - b.r);
  for (const { q, r, tile } of tiles) {
    const kind = tile.key('kind').word(KINDS);
    layTile(state, q, r, kind, kind === CITY ? tile.key('number').count(CITIES, 1) : 0);
  }
}

/** What every owner has. */
export function readOwner(state: State, owner: Owner, form: Written): void {
  state.vp[owner] = form.key('vp').count(MONEY_MOST);
  const income = form.key('income');
  state.income[owner] = income.isNull ? NO_INCOME : income.count(MONEY_MOST);
  state.turnsTaken[owner] = form.key('turns').count(state.now[ROUND]);
  const storage = form.key('storage');
  state.storedSettlements[owner] = storage.key('settlements').count(BYTE_MOST);
  state.storedResidents[owner] = storage.optional('residents')?.count(BYTE_MOST) ?? 0;
  if (!form.key('hq').isNull) placeHq(state, owner, tileOf(state, form.key('hq')));
  for (const hex of form.key('settlements').items(TILES))
    state.place[placeOf(owner, tileOf(state, hex))] = SETTLEMENT;
  for (const [tile, pair] of byTile(state, form.optional('residents'))) {
    const [active, exhausted] = pair.items(2, 2);
    state.active[placeOf(owner, tile)] = active?.count(BYTE_MOST) ?? 0;
    state.exhausted[placeOf(owner, tile)] = exhausted?.count(BYTE_MOST) ?? 0;
  }
}

/** What every turn has (J3), but the pending choice. */
export function readTurn({ now, once, world }: State, form: Written): void {
  now[STEP] = form.key('step').word(world.steps.map(({ name }) => name));
  now[FREE] = form.key('free').count(FREE_MOST);
  now[BOUGHT] = form.key('bought').count(BYTE_MOST);
  once[0] = form.key('once').count(HALF_MOST);
}
