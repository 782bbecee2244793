import { count } from '../../../../../kit/agree';
import type { TextsOf } from '../../../../../kit/texts';

export const majorities = {
  title: 'Majorities',
  lead: (kind: string, points: number) => `${kind} (${points})`,
  remove: (what: 'residents' | 'settlement' | 'pieces', pieces: number) => {
    if (what === 'settlement') return 'Remove the settlement';
    const [one, many] = what === 'residents' ? ['resident', 'residents'] : ['piece', 'pieces'];
    return pieces === 1 ? `Take a ${one} off` : `Take ${pieces} ${many} off`;
  },
  toRemove: (pieces: number) => `${count(pieces, 'piece')} to go`,
};

/** What the table says of majorities and their scorings (module 7). */
export type MajorityText = TextsOf<typeof majorities>;
