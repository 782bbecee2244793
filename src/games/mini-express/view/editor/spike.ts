import { type Hex, isSameHex } from '../../../../kit/hex';
import type { BoardForm, GoldenSpikeForm } from '../../data/board-form';

/** The tile's hex, the city that activates it, and the far one. */
export const SPIKE_PARTS = ['tile', 'first', 'far'] as const;
export type SpikePart = (typeof SPIKE_PARTS)[number];

/** Puts the tile on this hex. Its two cities may still be unnamed: an empty id. */
export function withSpikeTile(form: BoardForm, { col, row }: Hex): BoardForm {
  const { first, far } = form.golden_spike ?? { first: '', far: '' };
  return { ...form, golden_spike: { first, far, col, row } };
}

/** Sets one of the two cities. A city that was the other end is swapped with it. */
export function withSpikeCity(form: BoardForm, end: 'first' | 'far', city: number): BoardForm {
  const place = form.cities[city];
  if (!place) return form;
  const { col, row } = form.golden_spike ?? place;
  const before: Pick<GoldenSpikeForm, 'first' | 'far'> = form.golden_spike ?? {
    first: '',
    far: '',
  };
  const other = end === 'first' ? 'far' : 'first';
  const ends = {
    [end]: place.id,
    [other]: before[other] === place.id ? before[end] : before[other],
  } as Pick<GoldenSpikeForm, 'first' | 'far'>;
  return { ...form, golden_spike: { ...ends, col, row } };
}

/** The part to be set next: one that is still missing, or the same as before. */
export function nextPart({ golden_spike: spike }: BoardForm, part: SpikePart): SpikePart {
  if (spike?.first === '') return 'first';
  return spike?.far === '' ? 'far' : part;
}

export function withoutSpike({ golden_spike: _, ...form }: BoardForm): BoardForm {
  return form;
}

export function hasSpikeTile(form: BoardForm, hex: Hex): boolean {
  return form.golden_spike !== undefined && isSameHex(form.golden_spike, hex);
}
