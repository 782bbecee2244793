import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { COMPANY_IDS } from '../data/figures';
import { hasCompanies } from '../data/world/holds';
import type { World } from '../data/world/world';
import { citiesDrawnOn } from '../rules/base/map';
import { contextOf } from '../rules/event-context';
import { worldOf } from '../rules/world';
import type { Names } from './en/names';
import { nameIn } from './names';
import { whereabouts } from './whereabouts';

/** The figures of an event, an action or a refusal, with names where the rules speak of ids. */
export interface Told {
  /** Who does it or to whom it happens; empty: nobody. */
  readonly who: string;
  readonly has: (key: string) => boolean;
  readonly figure: (key: string) => number;
  /** A word as the rules have it; empty where there is none. */
  readonly word: (key: string) => string;
  readonly kind: (key: string) => string;
  readonly good: (key: string) => string;
  readonly goods: (key: string) => readonly string[];
  readonly card: (key: string) => string;
  readonly company: string;
  readonly seat: (key: string) => string;
  readonly owners: (key: string) => readonly string[];
  readonly seats: (key: string) => readonly string[];
  readonly numbers: (key: string) => readonly number[];
  readonly cards: (key: string) => readonly string[];
  readonly names: Names;
  /** Companies own the map's pieces. They have the same names in every match. */
  readonly byCompanies: boolean;
  /** Where the hexes lie that it names. */
  readonly places: (key: string) => readonly string[];
  /** The city on a hex that it names; empty: none. */
  readonly cityAt: (key: string) => string;
  /** A move makes a settlement, a purchase of shares a company. */
  readonly founds: boolean;
  /** How many equal ones it covers. */
  readonly times: number;
}

/**
 * Reads what the rules tell in a world; null: in an unknown one. `name` gives the name of a seat, `event` is what they
 * told it with.
 */
export function told(
  json: JsonObject,
  names: Names,
  world: World | null,
  name: (seat: number) => string,
  times = 1,
  event: object = json,
): Told {
  const word = (key: string) => (typeof json[key] === 'string' ? json[key] : '');
  const byCompanies = isByCompanies(world);
  const context = contextOf(event);
  const cities = context?.cities ?? (world ? citiesDrawnOn(worldOf(world.join('')).map) : []);
  const companyAt = (number: number) => nameIn(names.company, COMPANY_IDS[number] ?? '');
  const ownerAt = byCompanies ? companyAt : name;
  const actorAt = (number: number) => {
    const actor = ownerAt(number);
    return byCompanies ? names.firm(actor) : actor;
  };
  const named = (key: string, at: (number: number) => string) =>
    typeof json[key] === 'number' ? at(json[key]) : '';
  const listed = (key: string, at: (number: number) => string) =>
    listIn(json[key]).map(numberIn).map(at);
  return {
    who: named('seat', name) || named('owner', actorAt),
    has: (key) => json[key] !== undefined && json[key] !== null,
    figure: (key) => numberIn(json[key]),
    word,
    kind: (key) => nameIn(names.kind, word(key)),
    good: (key) => nameIn(names.good, word(key)),
    goods: (key) => listIn(json[key]).map((good) => nameIn(names.good, String(good))),
    card: (key) => names.card(word(key)),
    company: named('company', actorAt),
    seat: (key) => named(key, name),
    owners: (key) => listed(key, ownerAt),
    seats: (key) => listed(key, name),
    numbers: (key) => listIn(json[key]).map(numberIn),
    cards: (key) => listIn(json[key]).map((card) => names.card(String(card))),
    names,
    byCompanies,
    places: (key) =>
      [json[key] ?? []]
        .flat()
        .map((hex) => (world ? whereabouts(cities, String(hex), names) : String(hex))),
    cityAt: (key) =>
      cities.some(({ hex }) => hex === json[key])
        ? whereabouts(cities, String(json[key]), names)
        : '',
    founds: context?.founds ?? false,
    times,
  };
}

/** Whether companies own the pieces. */
export const isByCompanies = (world: World | null): boolean =>
  world !== null && hasCompanies(world);

/** The action of a `did`, told of the same owner or seat. */
export function deed(event: JsonObject): JsonObject {
  const { action, owner, seat } = event;
  return {
    ...(isObject(action) ? action : {}),
    ...(owner !== undefined && { owner }),
    ...(seat !== undefined && { seat }),
  };
}

const listIn = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);
const numberIn = (json: Json | undefined) => (typeof json === 'number' ? json : 0);
