import type { JsonObject } from '../../../kit/json';
import type { Language } from '../../../kit/words';
import type { CompanyId, Names } from '../data/board-form';
import { europe } from '../data/europe';
import { usa } from '../data/usa';

/** The figures of an event or a refusal, with names where the rules speak of ids. */
export interface Told {
  /** The name of the seat. */
  readonly seat: string;
  readonly company: string;
  /** The second company of a purple tile, or empty. */
  readonly also: string;
  readonly city: string;
  /** How many hexes the route has. */
  readonly hexes: number;
  readonly figure: (key: string) => number;
  readonly word: (key: string) => string;
}

const cityNames = new Map<string, Names>(
  [usa, europe]
    .flatMap((board) => [...board.cities, ...board.starts])
    .map((city) => [city.id, city]),
);

/** Reads what the rules tell; a city of a board of one's own is called by its id. */
export function told(
  json: JsonObject,
  language: Language,
  companies: Readonly<Record<CompanyId, string>>,
  name: (seat: number) => string,
): Told {
  const figure = (key: string) => (typeof json[key] === 'number' ? json[key] : 0);
  const word = (key: string) => (typeof json[key] === 'string' ? json[key] : '');
  const company = (key: string) => companies[word(key) as CompanyId] ?? '';
  return {
    seat: typeof json.seat === 'number' ? name(json.seat) : '',
    company: company('company'),
    also: company('also'),
    city: cityNames.get(word('city'))?.[language] ?? word('city'),
    hexes: Array.isArray(json.route) ? json.route.length : 0,
    figure,
    word,
  };
}
