import { isObject, type Json, type JsonObject } from '../../../kit/json';
import type { Language } from '../../../kit/words';
import type { BoardForm } from '../data/board-form';
import type { CompanyId } from '../data/companies';
import { BUILT_IN_BOARDS } from '../rules/board';

const { usa, europe } = BUILT_IN_BOARDS;

/** The names of a board's places in one language. A place without a name keeps its id. */
interface BoardNames {
  /** By id, including start cities. */
  readonly city: (id: string) => string;
  /** By index from 1; empty for 0, which is before the first. */
  readonly index: (index: number) => string;
  /** By its hex, "col,row". */
  readonly harbor: (hex: string) => string;
  /** The far city of the Golden Spike, or empty. */
  readonly far: string;
}

/** The names on the board that these options choose; without a board those of all boards in the box. */
function boardNames({ board }: JsonObject, language: Language): BoardNames {
  const form = formIn(board);
  const city = (id: string) => {
    const isIt = (place: { readonly id: string }) => place.id === id;
    for (const { cities, starts } of [form, usa, europe]) {
      const place = cities.find(isIt) ?? starts.find(isIt);
      if (place) return place[language];
    }
    return id;
  };
  return {
    city,
    index: (index) => form.cities[index - 1]?.[language] ?? '',
    harbor: (hex) =>
      form.harbors.find(({ col, row }) => `${col},${row}` === hex)?.[language] ?? hex,
    far: form.golden_spike ? city(form.golden_spike.far) : '',
  };
}

/** Validated options contain a whole board or the name of one in the box. */
function formIn(board: JsonObject[string] | undefined): BoardForm {
  if (isObject(board)) return board as unknown as BoardForm;
  return board === europe.id ? europe : usa;
}

/** A candidate city of the automa. */
export interface ToldCandidate {
  readonly city: string;
  readonly cost: number;
  /** Steps to the target city; UNREACHED where it cannot be reached. */
  readonly steps: number;
  readonly companies: number;
}

export const UNREACHED = 255;

/** The figures of an event or a refusal, with names instead of the rules' ids. */
export interface Told {
  /** The name of the seat. */
  readonly seat: string;
  readonly company: string;
  /** The second company of a purple tile, or empty. */
  readonly also: string;
  /** The two sides of the Golden Spike, or empty. */
  readonly east: string;
  readonly west: string;
  readonly city: string;
  readonly harbor: string;
  /** The city of the automa's target marker; empty before the first. */
  readonly target: string;
  /** The far end of the Golden Spike's line. */
  readonly far: string;
  /** The automa's candidates, best first. */
  readonly candidates: readonly ToldCandidate[];
  /** Steps on a drawn automa tile for the target and the company; null on a refresh tile. */
  readonly tile: readonly [target: number, company: number] | null;
  /** The same was drawn just before. */
  readonly again: boolean;
  /** The number of hexes of the route. */
  readonly hexes: number;
  readonly figure: (key: string) => number;
  readonly word: (key: string) => string;
}

/** Reads the figures of the rules in a match with these options. */
export function told(
  json: JsonObject,
  options: JsonObject,
  language: Language,
  companies: Readonly<Record<CompanyId, string>>,
  name: (seat: number) => string,
): Told {
  // The automa's action is nested one level deeper, in the form of an action.
  const all: JsonObject = isObject(json.does) ? { ...json, ...json.does } : json;
  const figure = (key: string) => numberIn(all[key]);
  const word = (key: string) => (typeof all[key] === 'string' ? all[key] : '');
  const company = (key: string) => companies[word(key) as CompanyId] ?? '';
  const names = boardNames(options, language);
  return {
    seat: typeof all.seat === 'number' ? name(all.seat) : '',
    company: company('company'),
    also: company('also'),
    east: company('east'),
    west: company('west'),
    city: names.city(word('city')),
    harbor: names.harbor(word('harbor')),
    target: typeof all.target === 'number' ? names.index(all.target) : names.city(word('target')),
    far: names.far,
    candidates: Array.isArray(all.candidates)
      ? all.candidates.filter(isObject).map((one) => candidate(one, names))
      : [],
    tile: Array.isArray(all.tile) ? [numberIn(all.tile[0]), numberIn(all.tile[1])] : null,
    again: all.again === true,
    hexes: Array.isArray(all.route) ? all.route.length : 0,
    figure,
    word,
  };
}

function candidate(json: JsonObject, names: BoardNames): ToldCandidate {
  return {
    city: names.city(typeof json.city === 'string' ? json.city : ''),
    cost: numberIn(json.cost),
    steps: numberIn(json.steps),
    companies: numberIn(json.companies),
  };
}

const numberIn = (json: Json | undefined) => (typeof json === 'number' ? json : 0);
