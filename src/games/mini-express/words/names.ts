import type { Seat } from '../../../kit/event';
import { isObject, type JsonObject } from '../../../kit/json';
import type { Language } from '../../../kit/words';
import type { BoardForm } from '../data/board-form';
import type { CompanyId } from '../data/companies';
import { BUILT_IN_BOARDS } from '../rules/board';

const { usa, europe } = BUILT_IN_BOARDS;

/** The names of a match in one language. A place without a name keeps its id. */
export interface Names {
  readonly seat: (seat: Seat) => string;
  readonly company: (id: CompanyId) => string;
  /** By id, including start cities. */
  readonly city: (id: string) => string;
  /** By index from 1; empty for 0, which is before the first. */
  readonly index: (index: number) => string;
  /** By its hex, "col,row". */
  readonly harbor: (hex: string) => string;
  /** The far city of the Golden Spike, or empty. */
  readonly far: string;
}

/**
 * The names in a match with these options: those on the board that they choose, and without a board those of all boards
 * in the box.
 */
export function namesIn(
  { board }: JsonObject,
  language: Language,
  companies: Readonly<Record<CompanyId, string>>,
  seat: Names['seat'],
): Names {
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
    seat,
    company: (id) => companies[id],
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
