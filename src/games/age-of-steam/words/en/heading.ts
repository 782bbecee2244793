import type { Stand } from '../dictionary';
import type { PhaseId } from '../ids';

/** What each phase is called. */
const phases: Readonly<Record<PhaseId | 'end', string>> = {
  issue: 'Issue shares',
  auction: 'Bid for the order',
  select: 'Choose an action',
  build: 'Build track',
  move: 'Move goods',
  grow: 'Goods growth',
  end: 'End of turn',
  over: 'Game over',
};

export function heading({ phase, turn, turns, round }: Stand): string {
  const title = phases[phase as PhaseId] ?? phase;
  const number = turns > 0 ? `Turn ${turn} of ${turns}` : `Turn ${turn}`;
  const parts = [turn > 0 ? number : '', round > 0 ? `${title}, round ${round}` : title];
  return parts.filter(Boolean).join(' · ');
}
