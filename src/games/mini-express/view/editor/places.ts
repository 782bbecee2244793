import { type Hex, isSameHex } from '../../../../kit/hex';
import { isForbiddenKey } from '../../../../kit/hostile-json';
import { isLand, withLand } from '../../../../ui/editor/map-form';
import type { BoardForm, CityForm, Names, PlaceForm, StartForm } from '../../data/board-form';
import type { CompanyId } from '../../data/companies';
import { type Thing, tidied, withoutGround } from './land';

export const CAPACITIES = [1, 2, 3] as const satisfies readonly CityForm['capacity'][];
export type Capacity = CityForm['capacity'];

const LISTS = { city: 'cities', start: 'starts', harbor: 'harbors' } as const;

export function placeOf(form: BoardForm, { kind, index }: Thing): PlaceForm {
  const place = form[LISTS[kind]][index];
  if (!place) throw new RangeError(`the board has no ${kind} ${index}`);
  return place;
}

/** A city on a free hex. Water there becomes land. */
export function withCity(form: BoardForm, hex: Hex, capacity: Capacity, name: string): BoardForm {
  const city = { ...newPlace(form, hex, name), capacity };
  return tidied({ ...withLand(form, hex), cities: [...form.cities, city] });
}

/** The company's start on a free hex. It has only one, so an earlier one is moved there. */
export function withStart(form: BoardForm, hex: Hex, company: CompanyId, name: string): BoardForm {
  const known = form.starts.find((start) => start.company === company);
  const others = form.starts.filter((start) => start !== known);
  const start: StartForm = known
    ? { ...known, col: hex.col, row: hex.row }
    : { ...newPlace(form, hex, name), company };
  return tidied({ ...withLand(form, hex), starts: [...others, start] });
}

export function withHarbor(form: BoardForm, hex: Hex, name: string): BoardForm {
  return { ...withLand(form, hex), harbors: [...form.harbors, newPlace(form, hex, name)] };
}

export function withoutThing(form: BoardForm, thing: Thing): BoardForm {
  const gone = placeOf(form, thing);
  const kept = <Place>(places: readonly Place[]) => places.filter((place) => place !== gone);
  const rest = {
    ...form,
    cities: kept(form.cities),
    starts: kept(form.starts),
    harbors: kept(form.harbors),
  };
  return thing.kind === 'city' ? renumbered(rest, gone.id, '') : rest;
}

export function withCapacity(form: BoardForm, index: number, capacity: Capacity): BoardForm {
  const cities = form.cities.map((city, at) => (at === index ? { ...city, capacity } : city));
  return { ...form, cities };
}

/**
 * Moves what is on one hex, or else the hex itself with what is drawn on it. There must be something to move, and room
 * for it.
 */
export function moved(form: BoardForm, from: Hex, to: Hex, thing: Thing | null): BoardForm {
  const { col, row } = to;
  if (!thing) {
    const shift = <Place extends Hex>(place: Place): Place =>
      isSameHex(place, from) ? { ...place, col, row } : place;
    const land = withLand(withoutGround(form, from), to);
    const { golden_spike: spike } = form;
    const straits = form.straits.map(shift);
    return { ...land, straits, ...(spike && { golden_spike: shift(spike) }) };
  }
  const gone = placeOf(form, thing);
  const shift = <Place extends Hex>(places: readonly Place[]): readonly Place[] =>
    places.map((place) => (isSameHex(place, gone) ? { ...place, col, row } : place));
  const list = LISTS[thing.kind];
  return tidied({ ...withLand(form, to), [list]: shift<PlaceForm>(form[list]) });
}

/** Another name. The id changes too, because positions and the command line use it. */
export function withName(form: BoardForm, thing: Thing, { en, ko }: Names): BoardForm {
  const place = placeOf(form, thing);
  const id = freeId(form, en, place);
  const list = LISTS[thing.kind];
  const change = <Place extends PlaceForm>(places: readonly Place[]): readonly Place[] =>
    places.map((one, at) => (at === thing.index ? { ...one, en, ko, id } : one));
  const changed = { ...form, [list]: change<PlaceForm>(form[list]) };
  return thing.kind === 'city' ? renumbered(changed, place.id, id) : changed;
}

/** Draws a water crossing on a land hex, or removes it. */
export function withStrait(form: BoardForm, hex: Hex, name: string | null): BoardForm {
  const others = form.straits.filter((strait) => !isSameHex(strait, hex));
  if (name === null || !isLand(form, hex)) return { ...form, straits: others };
  const { col, row } = hex;
  return { ...form, straits: [...others, { en: name, ko: name, col, row }] };
}

/** The Golden Spike refers to cities by their ids. */
function renumbered(form: BoardForm, from: string, to: string): BoardForm {
  const { golden_spike: spike } = form;
  if (!spike || (spike.first !== from && spike.far !== from)) return form;
  const follow = (id: string) => (id === from ? to : id);
  return {
    ...form,
    golden_spike: { ...spike, first: follow(spike.first), far: follow(spike.far) },
  };
}

function newPlace(form: BoardForm, { col, row }: Hex, name: string): PlaceForm {
  return { id: freeId(form, name), en: name, ko: name, col, row };
}

/** Short enough for a number behind it. */
const LONGEST_ID = 60;

/** A readable id that is unique on the board. */
function freeId(form: BoardForm, name: string, except?: PlaceForm): string {
  const others = [...form.cities, ...form.starts, ...form.harbors].filter((one) => one !== except);
  const taken = new Set(others.map(({ id }) => id));
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_ID)
    .replace(/^-+|-+$/g, '');
  const base = plain || 'place';
  let id = base;
  for (let number = 2; taken.has(id) || isForbiddenKey(id); number++) id = `${base}-${number}`;
  return id;
}
