import type { Notice } from '../../../ui/turn/use-choice';
import type { State } from '../rules/state';
import { UNITS } from '../rules/units';
import type { Facts } from './facts';
import { type Chip, chipsOf } from './pool';
import type { Voice } from './voice';

/** What the seat to act has to decide before it can pick a space, and where the rules speak of it; null: nothing. */
export function comesFirst(state: State, { phase, lock }: Facts, voice: Voice): Notice | null {
  const { first } = voice.table;
  if (phase === 'start') return { text: first.start, because: 'start' };
  if (phase === 'bonus') return { text: first.bonus, because: 'cards' };
  if (phase !== 'resolve') return null;
  if (lock !== '')
    return { text: first[lock], because: lock === 'hand' ? 'locomotives' : 'engineers' };
  const usable = chipsOf(state).filter((chip) => chip.usable);
  const must = usable.filter((chip) => chip.must);
  const named = ({ unit, n }: Chip) => voice.table.units[UNITS[unit] ?? 'any'](n);
  const text =
    must.length > 0
      ? first.must(voice.table.list(must.map(named)))
      : first.may(voice.table.list(usable.map(named)));
  return { text, because: 'pool' };
}
