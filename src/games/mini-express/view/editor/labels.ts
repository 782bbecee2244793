import type { Hex } from '../../../../kit/hex';
import type { BoardForm, LabelForm, Names } from '../../data/board-form';
import { sameHex } from './land';

/** The name on the water of a hex; the first, should a file from elsewhere have put two there. */
export function labelAt(form: BoardForm, hex: Hex): LabelForm | null {
  return form.labels.find((label) => sameHex(label, hex)) ?? null;
}

/** A name on a hex of water that has none. */
export function withLabel(form: BoardForm, { col, row }: Hex, name: string): BoardForm {
  return { ...form, labels: [...form.labels, { en: name, ko: name, col, row }] };
}

export function withoutLabel(form: BoardForm, label: LabelForm): BoardForm {
  return { ...form, labels: form.labels.filter((other) => other !== label) };
}

export function movedLabel(form: BoardForm, label: LabelForm, { col, row }: Hex): BoardForm {
  return changed(form, label, { ...label, col, row });
}

export function withLabelName(form: BoardForm, label: LabelForm, { en, ko }: Names): BoardForm {
  return changed(form, label, { ...label, en, ko });
}

function changed(form: BoardForm, from: LabelForm, to: LabelForm): BoardForm {
  return { ...form, labels: form.labels.map((label) => (label === from ? to : label)) };
}
