import type { Form } from './bare';
import { deliveredPoints } from './deliver-clauses';
import { cardPoints } from './race-clauses';

/*
 * Points, incomes and markers worked out from a written position by the clauses alone, without the code of the rules.
 */

const LANDS = ['grassland', 'forest', 'field', 'mountain', 'desert'];
const TERRAINS = ['city', ...LANDS];
const STACKS = ['city', 'water', ...LANDS];
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);

export const neighbors = (hex: string): readonly string[] => {
  const [q = 0, r = 0] = hex.split(',').map(Number);
  return SIDES.map(([dq, dr]) => `${q + dq},${r + dr}`);
};

/** Ascending by q, then r. */
export function byHex(a: string, b: string): number {
  const [aq = 0, ar = 0] = a.split(',').map(Number);
  const [bq = 0, br = 0] = b.split(',').map(Number);
  return aq - bq || ar - br;
}

const fromCenter = (hex: string) => {
  const [q = 0, r = 0] = hex.split(',').map(Number);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/** Role of a module, 0 none, from the name of the world. */
export const roleIn = (form: Form, digit: number): number =>
  form.options.world.indexOf(String(digit)) + 1;

export const hasCompanies = (form: Form): boolean => [1, 2].includes(roleIn(form, 9));

/** Whose income rule holds (G7.1). */
export function incomeModule(form: Form): number {
  const [one, two] = [...form.options.world].map(Number);
  return (two === 9 ? one : two) ?? 0;
}

/** Tiles with a settlement or the HQ of an owner. */
export const settled = ({ hq, settlements }: Form): readonly string[] =>
  hq ? [hq, ...settlements] : (settlements ?? []);

/** Own tiles joined to the capital by roads over own tiles (M6.15). */
export function joinedToCapital(form: Form, owner: number): readonly string[] {
  const own = settled(form.owners[owner]);
  const { hq } = form.owners[owner];
  const reached: string[] = hq ? [hq] : [];
  for (const hex of reached)
    for (const { between } of form.roads) {
      const next = between[0] === hex ? between[1] : between[1] === hex ? between[0] : null;
      if (next && own.includes(next) && !reached.includes(next)) reached.push(next);
    }
  return reached.length > 1 ? reached : [];
}

/** Linked tiles by terrain (M6.2, with 4 M6.15). */
function links(form: Form, owner: number): Record<string, number> {
  if (roleIn(form, 4) > 0) {
    const linked = roleIn(form, 6) === 1 ? form.owners[owner].linked : joinedToCapital(form, owner);
    return tally((linked ?? []).map((hex: string) => form.map[hex].kind));
  }
  const ends = form.roads
    .filter((road: Form) => road.owner === owner)
    .flatMap((road: Form) => road.between);
  return tally([...new Set<string>(ends)].map((hex) => form.map[hex].kind));
}

function tally(kinds: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    ['water', ...TERRAINS].map((kind) => [kind, kinds.filter((one) => one === kind).length]),
  );
}

/** Counts for majorities (M7.3). */
function onTheMap(form: Form, owner: number): Record<string, number> {
  const six = roleIn(form, 6);
  if (six === 1 || six === 2) return links(form, owner);
  const own = settled(form.owners[owner]);
  if (roleIn(form, 7) === 2 && roleIn(form, 8) === 1) {
    const plants = Object.values<Form>(form.map).filter((tile) => tile.plant?.owner === owner);
    const houses = own.filter((hex) => form.map[hex].kind === 'city');
    return { ...tally(plants.map((tile) => tile.kind)), city: houses.length };
  }
  return tally(own.map((hex) => form.map[hex].kind));
}

const COUNTED = { 'I(12)': 'field', 'II(10)': 'forest', 'III(2)': 'grassland', 'III(3)': 'city' };

/** With the cards that count as a tile. */
export function counts(form: Form, owner: number): Record<string, number> {
  const all = onTheMap(form, owner);
  for (const [card, kind] of Object.entries(COUNTED))
    if (form.owners[owner].privileges?.includes(card)) all[kind] = (all[kind] ?? 0) + 1;
  return all;
}

/** Terrains in which an owner leads (M7.4), with its count. */
function led(form: Form, owner: number): readonly (readonly [kind: string, count: number])[] {
  const all = form.owners.map((_: Form, at: number) => counts(form, at));
  return TERRAINS.flatMap((kind) => {
    const most = Math.max(...all.map((one: Record<string, number>) => one[kind] ?? 0));
    return most > 0 && all[owner][kind] === most ? [[kind, most] as const] : [];
  });
}

const FINAL: Record<string, number> = {
  city: 6,
  grassland: 6,
  forest: 5,
  field: 4,
  mountain: 3,
  desert: 2,
};
const CAP: Record<string, number> = {
  city: 50,
  grassland: 50,
  forest: 45,
  field: 40,
  mountain: 35,
  desert: 30,
};

/** Room for goods: 1 a trading house, 2 the HQ; with 4 all 2 (M8.9). */
const room = (form: Form, owner: number) =>
  (form.owners[owner].privileges?.includes('II(6)') ? 1 : 0) +
  (roleIn(form, 4) > 0 ? 2 * houses(form, owner) : houses(form, owner) + 1);
const houses = (form: Form, owner: number) =>
  settled(form.owners[owner]).filter((hex) => form.map[hex].kind === 'city').length;

/** M8.11, worth by size of a set. */
function sets(stock: readonly number[], most: number, worth: readonly number[]): number {
  const left = [...stock];
  let free = most;
  let value = 0;
  for (;;) {
    const kinds = left.flatMap((one, at) => (one > 0 ? [at] : [])).slice(0, free);
    if (kinds.length === 0) return value;
    for (const kind of kinds) left[kind] = (left[kind] ?? 0) - 1;
    free -= kinds.length;
    value += worth[kinds.length] ?? 0;
  }
}

const GOODS = ['cattle', 'wood', 'grain', 'ore', 'fish'];
/** In front of an owner, with 1 on its houses (X4). */
const stockOf = ({ goods, houses }: Form) => {
  const onHouses = Object.values<string[]>(houses ?? {}).flat();
  return GOODS.map((good) => goods?.[good] ?? onHouses.filter((one) => one === good).length);
};

/** M8.15, by trying every target. */
export function bestTarget(stock: readonly number[], most: number): number {
  let best = 0;
  const tried = (target: readonly number[], left: number) => {
    if (target.length === stock.length) {
      const missing = sum(target.map((want, at) => Math.max(0, want - (stock[at] ?? 0))));
      const spare = sum(target.map((want, at) => Math.max(0, (stock[at] ?? 0) - want)));
      if (2 * missing <= spare) best = Math.max(best, sets(target, most, [0, 1, 3, 6, 10, 15]));
      return;
    }
    for (let want = 0; want <= left; want++) tried([...target, want], left - want);
  };
  tried([], most);
  return best;
}

/** What a turn brings by the income rule, without the 20; 8.II's sales are added up by the referee. */
export function incomeByRule(form: Form, owner: number): number | null {
  switch (incomeModule(form)) {
    // What these sell and win is added up by the referee.
    case 1:
    case 2:
      return 0;
    case 3:
      return 15 * sum(Object.values<Form>(form.map).map((tile) => tile.factories?.[owner] ?? 0));
    case 4: {
      const { hq } = form.owners[owner];
      const held = settled(form.owners[owner]).filter((hex) => hex !== hq);
      const lands = new Set(
        held.map((hex) => form.map[hex].kind).filter((kind) => kind !== 'city'),
      );
      const each = form.owners[owner].privileges?.includes('III(5)') ? 10 : 5;
      return each * held.length + ([0, 0, 5, 10, 20, 30][lands.size] ?? 0);
    }
    case 5:
      return 5 * form.owners[owner].tokens;
    case 6: {
      const { city = 0, ...lands } = links(form, owner);
      const four = ['grassland', 'forest', 'field', 'mountain'].map((kind) => lands[kind] ?? 0);
      const paid = four.map((count, at) => (at === 3 ? 10 : 5) * Math.min(count, city));
      return 10 * Math.max(city - 1, 0) + sum(paid) + 10 * Math.min(city, ...four);
    }
    case 7:
      return sum(led(form, owner).map(([kind, count]) => Math.min(10 * count, CAP[kind] ?? 0)));
    default:
      if (roleIn(form, 8) === 2 && !roleIn(form, 1)) return null;
      return sets(stockOf(form.owners[owner]), room(form, owner), [0, 10, 25, 45, 70, 100]);
  }
}

/** The VP of every owner: collected, by role I, and by 7.III (G8.2). */
export function vp(form: Form, owner: number): number {
  const own = form.owners[owner];
  if (own.founded === false) return 0;
  const seven = roleIn(form, 7) === 3 ? finalLead(form, owner) : 0;
  if (roleIn(form, 1) === 1) return own.vp + seven + deliveredPoints(own.delivered);
  if (roleIn(form, 2) === 1) return own.vp + seven + cardPoints(form, own);
  if (roleIn(form, 4) === 1)
    return own.vp + seven + sum(settled(own).map((hex) => (form.map[hex].kind === 'city' ? 5 : 3)));
  if (roleIn(form, 6) === 1) {
    const {
      city = 0,
      mountain = 0,
      grassland = 0,
      forest = 0,
      field = 0,
      desert = 0,
    } = links(form, owner);
    const set = Math.min(city, mountain, grassland, forest, field);
    return (
      own.vp + seven + 3 * (city + mountain) + 2 * (grassland + forest + field) + desert + 3 * set
    );
  }
  if (roleIn(form, 8) === 1) return own.vp + seven + productionPoints(form, owner);
  return own.vp + seven;
}

/** M8.15: with 1 there is no exchange. */
function productionPoints(form: Form, owner: number): number {
  const stock = stockOf(form.owners[owner]);
  const most = room(form, owner);
  const goods = roleIn(form, 1) ? sets(stock, most, [0, 1, 3, 6, 10, 15]) : bestTarget(stock, most);
  return 2 * houses(form, owner) + goods;
}

export const finalLead = (form: Form, owner: number) =>
  sum(led(form, owner).map(([kind]) => FINAL[kind] ?? 0));

/** M5.6: the markers of an unknown hex. */
export function markersOf({ map, stacks }: Form, hex: string): Record<string, number> {
  const near = neighbors(hex);
  const kindAt = (at: string): string | undefined => map[at]?.kind;
  let city = 0;
  let ring = near.filter((at) => LANDS.includes(kindAt(at) ?? ''));
  const seen = new Set(ring);
  if (!near.some((at) => kindAt(at) === 'city')) {
    for (let length = 1; ring.length > 0 && city === 0; length++) {
      if (ring.some((at) => neighbors(at).some((next) => kindAt(next) === 'city'))) city = length;
      ring = ring.flatMap(neighbors).filter((at) => {
        const isNew = LANDS.includes(kindAt(at) ?? '') && !seen.has(at);
        if (isNew) seen.add(at);
        return isNew;
      });
    }
  }
  const water = near.some((at) => kindAt(at) === 'water') ? 0 : fromCenter(hex) - 1;
  const asked = [...Array(city).fill('city'), ...Array(water).fill('water'), ...LANDS];
  const placed: string[] = asked.filter((kind) => stacks[kind] > 0).slice(0, 6);
  while (placed.length > 0 && placed.length < 6)
    for (const kind of STACKS) if (placed.includes(kind) && placed.length < 6) placed.push(kind);
  return Object.fromEntries(
    STACKS.flatMap((kind) => {
      const count = placed.filter((one) => one === kind).length;
      return count > 0 ? [[kind, count]] : [];
    }),
  );
}
