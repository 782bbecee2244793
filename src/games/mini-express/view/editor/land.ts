import { type Hex, isOnGrid, isSameHex } from '../../../../kit/hex';
import { columnsOf, hexesIn } from '../../../../kit/hex-form';
import { movedBy, withoutLand } from '../../../../ui/editor/map-form';
import type { BoardForm } from '../../data/board-form';
import { COMPANIES } from '../../data/companies';

/** A hex has room for one of these. */
export type Thing =
  | { readonly kind: 'city'; readonly index: number }
  | { readonly kind: 'start'; readonly index: number }
  | { readonly kind: 'harbor'; readonly index: number };

/** What is on a hex. The first one, in case a file has two there. */
export function thingAt(form: BoardForm, hex: Hex): Thing | null {
  const places = { city: form.cities, start: form.starts, harbor: form.harbors };
  for (const kind of ['city', 'start', 'harbor'] as const) {
    const index = places[kind].findIndex((place) => isSameHex(place, hex));
    if (index >= 0) return { kind, index };
  }
  return null;
}

/** Without the hex and a strait drawn on it. What else is on it must be removed before. */
export function withoutGround(form: BoardForm, hex: Hex): BoardForm {
  const straits = form.straits.filter((strait) => !isSameHex(strait, hex));
  return { ...withoutLand(form, hex), straits };
}

/** The whole board moved. Both steps must be even, so that every hex stays on the grid. */
export function shifted(form: BoardForm, by: Hex): BoardForm {
  const move = <Place extends Hex>(place: Place) => movedBy(place, by);
  const { golden_spike: spike } = form;
  return {
    ...form,
    columns: columnsOf(hexesIn(form.columns).map(move)),
    cities: form.cities.map(move),
    starts: form.starts.map(move),
    harbors: form.harbors.map(move),
    straits: form.straits.map(move),
    labels: form.labels.map(move),
    ...(spike && { golden_spike: move(spike) }),
  };
}

/**
 * In the order that the rules require: cities by index (east first, then north), starts by company. Names on the water,
 * which may be between hexes, are moved to one.
 */
export function tidied(form: BoardForm): BoardForm {
  const order = (company: (typeof COMPANIES)[number]) => COMPANIES.indexOf(company);
  return {
    ...form,
    columns: columnsOf(hexesIn(form.columns)),
    cities: [...form.cities].sort((a, b) => b.col - a.col || a.row - b.row),
    starts: [...form.starts].sort((a, b) => order(a.company) - order(b.company)),
    labels: form.labels.map((label) =>
      isOnGrid(label) ? label : { ...label, row: Math.abs(label.row - 1) },
    ),
  };
}

/** Everything that has a place, on land or not: what the editor must show. */
export function placesOf(form: BoardForm): readonly Hex[] {
  const { cities, starts, harbors, straits, golden_spike: spike } = form;
  const all = [...hexesIn(form.columns), ...cities, ...starts, ...harbors, ...straits];
  return spike ? [...all, spike] : all;
}
