import { figureAt } from '../../../kit/figure-at';
import type { Seat } from '../../../kit/rules';
import { STEPS_Q, STEPS_R } from '../data/board';
import { COMPANY_IDS } from '../data/figures';
import { hasCompanies } from '../data/world/holds';
import type { World } from '../data/world/world';
import type { BonusKey } from '../modules/race/events';
import { citiesDrawnOn, distance, readHex } from '../rules/base/map';
import type { City, OnMap } from '../rules/state/base-events';
import type { Owner } from '../rules/state/ids';
import { worldOf } from '../rules/world';
import type { Names } from './en/names';
import { nameIn } from './names';

/** Who does something or to whom it happens; null: nobody. */
export type Whose = { readonly seat: Seat } | { readonly owner: Owner | null };

/** The names in a match: also of its people and companies, and of the places on its map. */
export interface MatchNames extends Names {
  readonly seat: (seat: Seat) => string;
  /** Who owns pieces: a seat, or a company by its color. */
  readonly owner: (owner: Owner) => string;
  /** An owner that does something. */
  readonly actor: (owner: Owner) => string;
  /** Empty: nobody. */
  readonly who: (whose: Whose) => string;
  /** A hex, as its land and where it is: where these cities are on the map; left out: those drawn on it. */
  readonly place: (hex: string, told?: OnMap) => string;
  /** The city on a hex; empty: none. */
  readonly city: (hex: string, cities?: readonly City[]) => string;
  /** Companies own the map's pieces. They have the same names in every match. */
  readonly byCompanies: boolean;
  /** How many equal events or actions the sentence covers. */
  readonly times: number;
}

/** The names in a match of a world; null: of an unknown one. `seat` gives the name of a seat. */
export function namesIn(
  world: World | null,
  names: Names,
  seat: MatchNames['seat'],
  times = 1,
): MatchNames {
  const byCompanies = isByCompanies(world);
  const drawn = world ? citiesDrawnOn(worldOf(world.join('')).map) : [];
  const owner = (one: Owner) => (byCompanies ? companyName(names, one) : seat(one));
  const actor = (one: Owner) => (byCompanies ? names.firm(owner(one)) : owner(one));
  const place: MatchNames['place'] = (hex, { cities = drawn, kinds } = {}) => {
    const where = world ? whereabouts(cities, hex, names) : hex;
    const kind = kinds?.[hex];
    return kind ? names.landAt(names.kind[kind], where) : where;
  };
  return {
    ...names,
    seat,
    owner,
    actor,
    who(whose) {
      if ('seat' in whose) return seat(whose.seat);
      return whose.owner === null ? '' : actor(whose.owner);
    },
    place,
    city: (hex, cities = drawn) =>
      cities.some((city) => city.hex === hex) ? place(hex, { cities }) : '',
    byCompanies,
    times,
  };
}

/** Whether companies own the pieces. */
export const isByCompanies = (world: World | null): boolean =>
  world !== null && hasCompanies(world);

export const companyName = (names: Names, company: Owner): string =>
  nameIn(names.company, COMPANY_IDS[company] ?? '');

/** A bonus: a terrain, a good or a feat (M2.10). */
export function bonusName({ feat, good, kind }: Names, key: BonusKey): string {
  if (key in feat) return nameIn(feat, key);
  return nameIn(key in good ? good : kind, key);
}

/** Where a hex is: in a city, or a number of steps to one or two sides of the nearest one. */
export function whereabouts(cities: readonly City[], written: string, names: Names): string {
  const [q, r] = hexIn(written);
  const far = cities.map(({ hex }) => distance(q, r, ...hexIn(hex)));
  const nearest = cities[far.indexOf(Math.min(...far))];
  let [fromQ, fromR] = hexIn(nearest?.hex);
  // Each side as long as it leads nearer: two of them, side by side, are a shortest way.
  const steps = names.side.flatMap((side, number) => {
    const [stepQ, stepR] = [figureAt(STEPS_Q, number), figureAt(STEPS_R, number)];
    let count = 0;
    while (distance(q, r, fromQ + stepQ, fromR + stepR) < distance(q, r, fromQ, fromR)) {
      fromQ += stepQ;
      fromR += stepR;
      count++;
    }
    return count > 0 ? [[count, side] as const] : [];
  });
  const city = `${names.kind.city} ${nearest?.number ?? 1}`;
  return steps.length > 0 ? names.away(city, steps) : city;
}

const hexIn = (written: string | undefined) => readHex(written) ?? ([0, 0] as const);
