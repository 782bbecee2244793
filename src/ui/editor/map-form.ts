import { type Hex, isSameHex } from '../../kit/hex';
import { type Columns, columnsOf, hexesIn } from '../../kit/hex-form';
import type { Names } from './name-fields';

/** A name on the water. */
export interface MapLabel extends Names, Hex {}

/** What every hex map has: its land, and the names on its water. Every edit makes a new map. */
export interface MapForm {
  readonly columns: Columns;
  readonly labels: readonly MapLabel[];
}

export function isLand({ columns }: MapForm, hex: Hex): boolean {
  return columns.some(({ col, rows }) => col === hex.col && rows.includes(hex.row));
}

/** With the hex as land. A name on its water is removed. */
export function withLand<Form extends MapForm>(form: Form, hex: Hex): Form {
  if (isLand(form, hex)) return form;
  const labels = form.labels.filter((label) => !isSameHex(label, hex));
  return { ...form, columns: columnsOf([...hexesIn(form.columns), hex]), labels };
}

/** Without the hex. What is on it must be removed before. */
export function withoutLand<Form extends MapForm>(form: Form, hex: Hex): Form {
  const columns = columnsOf(hexesIn(form.columns).filter((other) => !isSameHex(other, hex)));
  return { ...form, columns };
}

/** The place moved. Both steps must be even, so that it stays on the grid. */
export function movedBy<Place extends Hex>(place: Place, by: Hex): Place {
  return { ...place, col: place.col + by.col, row: place.row + by.row };
}

/** The name on the water of a hex. The first one, in case a file has two there. */
export function labelAt({ labels }: MapForm, hex: Hex): MapLabel | null {
  return labels.find((label) => isSameHex(label, hex)) ?? null;
}

/** With a name on a water hex that has none. */
export function withLabel<Form extends MapForm>(form: Form, hex: Hex, name: string): Form {
  const { col, row } = hex;
  return { ...form, labels: [...form.labels, { en: name, ko: name, col, row }] };
}

export function withoutLabel<Form extends MapForm>(form: Form, label: MapLabel): Form {
  return { ...form, labels: form.labels.filter((other) => other !== label) };
}

/** With the label changed: another place, or another name. */
export function withLabelChanged<Form extends MapForm>(
  form: Form,
  label: MapLabel,
  { col, row, en, ko }: Partial<MapLabel>,
): Form {
  const changed = {
    ...label,
    ...(col !== undefined && row !== undefined && { col, row }),
    ...(en !== undefined && ko !== undefined && { en, ko }),
  };
  return { ...form, labels: form.labels.map((other) => (other === label ? changed : other)) };
}
