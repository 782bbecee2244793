import { MAPS, type MapNumber, TILE_COUNTS } from '../../../../src/games/504/data/board';
import { privilegesOf } from '../../../../src/games/504/data/world/privileges';
import { worldFrom } from '../../../../src/games/504/data/world/world';
import { rules } from '../../../../src/games/504/rules';
import { residentsEach } from '../../../../src/games/504/rules/base/pieces';
import { emptyTable } from '../../../../src/games/504/rules/begin';
import { reader } from '../../../../src/games/504/rules/reader';
import type { State } from '../../../../src/games/504/rules/state/state';
import { worldOf } from '../../../../src/games/504/rules/world';
import type { Json, JsonObject } from '../../../../src/kit/json';
import { writtenGame } from '../../written-game';

// biome-ignore lint/suspicious/noExplicitAny: a written position, changed freely before the rules check it.
export type Form = any;

const PIECES: Record<number, number> = { 2: 30, 3: 25, 4: 20 };
const GOODS = ['cattle', 'wood', 'grain', 'ore', 'fish'];
const KINDS = ['city', 'water', 'grassland', 'forest', 'field', 'mountain', 'desert'];

/** The bare position of a world, with changes laid over it; storage is what the changes leave over. */
export function bare(world: string, seats: number, set: JsonObject = {}): Form {
  const form = merged(unset(world, seats), set);
  guardFreeCities(form, world);
  fillStorage(form, world, seats);
  return form;
}

/** 4: barracks and a militia on every city that is no capital and has no settlement; with 8.I/II no militia. */
function guardFreeCities(form: Form, world: string): void {
  const { role, company } = worldOf(world);
  if (!role[4] || company) return;
  const settled = form.owners.flatMap(({ hq, settlements }: Form) => [hq, ...settlements]);
  for (const [hex, tile] of Object.entries<Form>(form.map)) {
    if (tile.kind === 'city' && !settled.includes(hex)) {
      tile.barracks ??= true;
      if (role[8] !== 1 && role[8] !== 2) tile.militia ??= true;
    }
    // Changes remove them by `false`; flags are written only when true.
    for (const flag of ['barracks', 'militia']) if (!tile[flag]) delete tile[flag];
  }
}

function unset(world: string, seats: number): Form {
  const { company, role, mapNumber, order, steps } = worldOf(world);
  const all = [...Array(company ? 5 : seats).keys()];
  const step = steps.some(({ name }) => name === 'act') ? 'act' : 'trolley';
  const map = bareMap(mapNumber, company ? 4 : seats, role[5] === 1);
  const form: Form = {
    game: '504',
    options: { world },
    seats,
    round: company ? 0 : 2,
    phase: company ? 'share' : 'turn',
    order: [...Array(seats).keys()],
    at: 0,
    turn: company ? null : { step, free: 0, bought: 0, once: 0, pending: null },
    map,
    owners: all.map((owner) =>
      company ? bareCompany(world, seats, owner) : bareOwner(world, seats, owner),
    ),
  };
  if (role[5]) form.stacks = bareStacks(map);
  if (role[3]) Object.assign(form, { deck: bareDeck(world, seats), row: [] });
  if (role[6]) form.roads = [];
  if (role[7] === 1) {
    form.rows = [company ? null : seats, company ? null : 6, company ? null : 6].map((cards) => ({
      cards,
      scoring: 1,
    }));
    form.scorings = 0;
  }
  if (company) {
    Object.assign(form, { seatCash: all.slice(0, seats).map(() => 600 / seats), market: [] });
    Object.assign(form, { foundedOrder: [], ...(order !== 'value' && { last: [] }) });
    form.share = bareShare(seats);
  }
  if (role[1]) bareCities(form, role);
  if (role[2] === 3) Object.assign(form, bareBonuses(role));
  return form;
}

/** M3.1 with nothing removed. */
function bareDeck(world: string, seats: number): Form {
  const copies = seats === 2 && !worldOf(world).company ? 1 : 2;
  const digits = worldFrom(world);
  const cards = digits ? privilegesOf(digits).flatMap((card) => Array(copies).fill(card)) : [];
  const of = (back: string) => cards.filter((card) => card.startsWith(`${back}(`));
  return { I: of('I'), II: of('II'), III: of('III') };
}

function bareShare(seats: number): Form {
  const each = () => Array.from({ length: seats }, () => []);
  return {
    ...{ first: 0, sr: 1, traded: false, boughtNow: [], soldNow: [], bought: each(), sold: each() },
    ...{ count: [0, 0, 0, 0, 0], passes: 0, passer: null, quit: [] },
  };
}

function bareMap(number: MapNumber, seats: number, withVp: boolean): Form {
  const map = MAPS[number];
  const drawing = map.kind === 'full' ? map.drawing : map.drawings[seats as 2 | 3 | 4];
  const tiles: Form = {};
  drawing.cities.forEach((hex, at) => {
    tiles[hex] = { kind: 'city', number: 1 + at };
  });
  for (const hex of drawing.water) tiles[hex] = { kind: 'water' };
  for (const hex of drawing.grassland) tiles[hex] = { kind: 'grassland' };
  if (map.kind === 'full') {
    for (const { r, from, to } of map.rows)
      for (let q = from; q <= to; q++) tiles[`${q},${r}`] ??= { kind: 'grassland' };
  }
  if (withVp && number === 1) {
    Object.assign(tiles['0,0'], { vp: 4, fresh: true });
    for (const hex of drawing.grassland) Object.assign(tiles[hex], { vp: 2, fresh: true });
  }
  return tiles;
}

function bareStacks(map: Form): Form {
  const laid = (kind: string) =>
    Object.values<Form>(map).filter((tile) => tile.kind === kind).length;
  return Object.fromEntries(KINDS.map((kind, at) => [kind, (TILE_COUNTS[at] ?? 0) - laid(kind)]));
}

function bareOwner(world: string, seats: number, owner: number): Form {
  const { map, role } = worldOf(world);
  const own = role[9] === 3 ? { value: 20, held: [], light: 0, dark: 0 } : {};
  if (own.held)
    own.held = [...Array(seats).keys()].map((seat) => (seat === owner ? 8 : 0)) as never;
  return { ...bareAny(world), cash: 50, ...own, hq: map.capitals === 'common' ? '0,0' : null };
}

function bareAny(world: string): Form {
  const { role, residents } = worldOf(world);
  const tokens = role[5] === 2 || (role[5] === 1 && role[9] === 2);
  return {
    ...{ cash: 0, vp: 0, income: 0, turns: 1, hq: null, settlements: [] },
    ...(residents && { residents: {} }),
    ...(role[1] && bareTrolley(world)),
    ...(tokens && { tokens: 0 }),
    ...((role[8] === 1 || role[8] === 2) && (role[1] ? { houses: {} } : { goods: {} })),
    ...((role[2] === 1 || role[2] === 2) && { cards: [], home: null }),
    ...(role[2] === 1 && !residents && { since: 0 }),
    ...(role[2] === 3 && (role[5] === 1 || (role[5] === 2 && role[9] === 1)) && { explored: {} }),
    ...(role[3] && { privileges: [] }),
    ...(role[4] && role[6] === 1 && { linked: [] }),
  };
}

function bareCompany(world: string, seats: number, company: number): Form {
  const nine = worldOf(world).role[9];
  const shares = Array<number>(seats).fill(0);
  if (nine === 1) return { founded: false, cash: 0, shares, own: 10, bank: 0 };
  return { founded: false, cash: 5 * ([40, 30, 30, 20, 20][company] ?? 0), shares, bank: 10 };
}

/** M1.1: speed 3 and a hold, where there is something to carry. */
function bareTrolley(world: string): Form {
  const { role, residents } = worldOf(world);
  const holds = residents || role[1] !== 3 ? [null] : [];
  return { trolley: { at: null, speed: 3, holds }, ...(role[1] !== 3 && { delivered: {} }) };
}

/** M1.2, M1.17: goods in the cities, and prices. */
function bareCities(form: Form, role: readonly number[]): void {
  if (role[1] !== 3 && !role[8])
    for (const tile of Object.values<Form>(form.map)) if (tile.kind === 'city') tile.goods = 4;
  if (role[1] === 2 || (role[1] === 1 && role[9] === 2))
    form.prices = Object.fromEntries(GOODS.map((good) => [good, 3]));
}

/** M2.10: by role I, with 9.I by role II; none is won, and no free city conquered. */
function bareBonuses(role: readonly number[]): Form {
  const lands = ['grassland', 'forest', 'field', 'mountain', 'desert'];
  const digit = role.indexOf(role[9] === 1 ? 2 : 1);
  if (digit === 4) return { freed: 0 };
  if (digit === 3) return { bonuses: ['three-cities', 'one-city'] };
  if (digit === 7) return { bonuses: ['one-each', 'two-each'] };
  return { bonuses: digit === 1 || digit === 8 ? GOODS : ['city', ...lands] };
}

/** Objects key by key, owners by number; everything else replaces. */
function merged(base: Form, set: Form): Form {
  if (Array.isArray(base) && isPlain(set) && isPlain(base[0]))
    return base.map((item, at) => (String(at) in set ? merged(item, set[at]) : item));
  if (!isPlain(base) || !isPlain(set)) return set;
  const keys = [...new Set([...Object.keys(base), ...Object.keys(set)])];
  return Object.fromEntries(
    keys.map((key) => [key, key in set ? merged(base[key], set[key]) : base[key]]),
  );
}

function isPlain(value: Form): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fillStorage(form: Form, world: string, seats: number): void {
  const { company, residents: withResidents } = worldOf(world);
  const residents = residentsEach(emptyTable({ world }, seats));
  const settlements = company ? 15 : withResidents ? (PIECES[seats] ?? 0) : 20;
  for (const [at, owner] of form.owners.entries()) {
    if (owner.founded === false) continue;
    if (owner.founded) form.owners[at] = { ...bareAny(world), ...owner };
    const filled = form.owners[at];
    // Nobody has had a turn before the first round.
    if (form.round === 0) Object.assign(filled, { turns: 0, income: null });
    const aboard = (filled.trolley?.holds ?? []).map((hold: Form) => hold?.residents ?? 0);
    const attackers = Object.values<number>(filled.attackers ?? {});
    const out = [
      ...Object.values<[number, number]>(filled.residents ?? {}).flat(),
      ...aboard,
      ...attackers,
    ];
    if (filled.trolley?.at === null) filled.trolley = { ...filled.trolley, at: filled.hq };
    // The own city's card has a settlement on it, every other card a resident.
    if (filled.home === null && filled.hq) filled.home = form.map[filled.hq].number;
    const cards = (filled.cards ?? []).length;
    filled.storage = {
      ...(withResidents && {
        residents: residents - cards - out.reduce((all, one) => all + one, 0),
      }),
      settlements: settlements - filled.settlements.length - (withResidents && filled.home ? 1 : 0),
    };
    if (owner.founded && filled.bank === undefined) filled.bank = 0;
    if (owner.founded && worldOf(world).role[4]) filled.safe ??= false;
  }
}

const game = writtenGame<State, Form>(rules, reader);
export const { write, refused, played, legal, sequences } = game;

/** The state of a written position, at its next decision. */
export function stateOf(form: Json, seed = 'test'): State {
  const state = game.read(form, seed);
  reader.settle?.(state);
  return state;
}

/** The number of a written action; throws where it is none. */
export function actionOf(state: State, action: JsonObject): number {
  const read = rules.action.read(action, state);
  if (typeof read === 'number') return read;
  throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(read)}`);
}
