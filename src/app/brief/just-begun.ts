import { signal } from '@preact/signals';
import type { LiveMatch } from '../../match/live-match';
import type { PlayedPly } from '../../ui/game-view';

/** The match that New match has begun last, where it is wanted, until it has been told what it is about. */
export const justBegun = signal<string | null>(null);

/** Whether this is the first turn of a person in the match that has just been begun here. */
export function isFirstTurn(match: LiveMatch, plies: readonly PlayedPly[]): boolean {
  if (justBegun.value !== match.header.id) return false;
  return plies.every(({ seat }) => match.player(seat)?.kind !== 'person');
}
