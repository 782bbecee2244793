import type { Hex } from '../../../../kit/hex';
import type { BoardForm } from '../../data/board-form';
import { COMPANIES } from '../../data/companies';

/** A hex has room for one of these. */
export type Thing =
  | { readonly kind: 'city'; readonly index: number }
  | { readonly kind: 'start'; readonly index: number }
  | { readonly kind: 'harbor'; readonly index: number };

export function sameHex(a: Hex, b: Hex): boolean {
  return a.col === b.col && a.row === b.row;
}

export function hexesOf(form: BoardForm): readonly Hex[] {
  return form.columns.flatMap(({ col, rows }) => rows.map((row) => ({ col, row })));
}

export function isLand(form: BoardForm, hex: Hex): boolean {
  return form.columns.some(({ col, rows }) => col === hex.col && rows.includes(hex.row));
}

/** What stands on a hex; the first, should a file from elsewhere have put two things there. */
export function thingAt(form: BoardForm, hex: Hex): Thing | null {
  const places = { city: form.cities, start: form.starts, harbor: form.harbors };
  for (const kind of ['city', 'start', 'harbor'] as const) {
    const index = places[kind].findIndex((place) => sameHex(place, hex));
    if (index >= 0) return { kind, index };
  }
  return null;
}

export function withLand(form: BoardForm, hex: Hex): BoardForm {
  if (isLand(form, hex)) return form;
  const labels = form.labels.filter((label) => !sameHex(label, hex));
  return { ...form, columns: columnsOf([...hexesOf(form), hex]), labels };
}

/** Without the hex and a strait drawn on it; what else stands there must be gone before. */
export function withoutLand(form: BoardForm, hex: Hex): BoardForm {
  return {
    ...form,
    columns: columnsOf(hexesOf(form).filter((other) => !sameHex(other, hex))),
    straits: form.straits.filter((strait) => !sameHex(strait, hex)),
  };
}

/** Columns from west to east, rows from north to south, every hex once. */
function columnsOf(hexes: readonly Hex[]): BoardForm['columns'] {
  const columns = new Map<number, Set<number>>();
  for (const { col, row } of hexes) columns.set(col, (columns.get(col) ?? new Set()).add(row));
  return [...columns]
    .sort(([a], [b]) => a - b)
    .map(([col, rows]) => ({ col, rows: [...rows].sort((a, b) => a - b) }));
}

/** The whole board moved; both steps even, so that every hex stays on the grid. */
export function shifted(form: BoardForm, by: Hex): BoardForm {
  const move = <Place extends Hex>(place: Place): Place => ({
    ...place,
    col: place.col + by.col,
    row: place.row + by.row,
  });
  const { golden_spike: spike } = form;
  return {
    ...form,
    columns: columnsOf(hexesOf(form).map(move)),
    cities: form.cities.map(move),
    starts: form.starts.map(move),
    harbors: form.harbors.map(move),
    straits: form.straits.map(move),
    labels: form.labels.map(move),
    ...(spike && { golden_spike: move(spike) }),
  };
}

/**
 * In the order that the rules ask for: cities by index (east first, then north), starts by company. Names on
 * the water, which may lie between hexes, are put on one.
 */
export function tidied(form: BoardForm): BoardForm {
  const order = (company: (typeof COMPANIES)[number]) => COMPANIES.indexOf(company);
  return {
    ...form,
    columns: columnsOf(hexesOf(form)),
    cities: [...form.cities].sort((a, b) => b.col - a.col || a.row - b.row),
    starts: [...form.starts].sort((a, b) => order(a.company) - order(b.company)),
    labels: form.labels.map((label) =>
      (label.col + label.row) % 2 === 0 ? label : { ...label, row: Math.abs(label.row - 1) },
    ),
  };
}

/** Everything that has a place, on land or not: what the editor must show. */
export function placesOf(form: BoardForm): readonly Hex[] {
  const { cities, starts, harbors, straits, golden_spike: spike } = form;
  const all = [...hexesOf(form), ...cities, ...starts, ...harbors, ...straits];
  return spike ? [...all, spike] : all;
}
