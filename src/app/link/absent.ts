import type { Party } from '../../match/party';
import { refusalSaid } from './words/said';

/** At a linked match while this phone does not sit at its table: nothing is decided here. */
export const absent: Party = {
  decides: () => false,
  player: () => null,
  offer: async () => ({ because: 'host-lost' }),
  step: async () => ({ because: 'host-lost' }),
  sentence: refusalSaid,
};
