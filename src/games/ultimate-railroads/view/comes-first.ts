import type { Notice } from '../../../ui/turn/use-choice';
import type { State } from '../rules/state';
import { UNITS } from '../rules/units';
import type { Facts } from './facts';
import { chipsOf, openChip } from './pool';
import type { Voice } from './voice';

/** What the seat to act has to decide before it can pick a space, and where the rules speak of it; null: nothing. */
export function comesFirst(state: State, { phase, lock }: Facts, voice: Voice): Notice | null {
  const { first } = voice.table;
  if (phase === 'start') return { text: first.start, because: 'start' };
  if (phase === 'bonus') return { text: first.bonus, because: 'cards' };
  if (phase !== 'resolve') return null;
  if (lock !== '')
    return { text: first[lock], because: lock === 'hand' ? 'locomotives' : 'engineers' };
  const open = openChip(chipsOf(state), null);
  if (!open) return null;
  const what = voice.table.units[UNITS[open.unit] ?? 'any'](open.n);
  return { text: open.must ? first.must(what) : first.may(what), because: 'pool' };
}
