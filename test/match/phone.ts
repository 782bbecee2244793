import { onTestFinished } from 'vitest';
import type { Seat } from '../../src/kit/rules';
import { beginMatch, type MatchPlan } from '../../src/match/begin-match';
import type { LiveMatch, MatchDeps } from '../../src/match/live-match';
import { openMatch } from '../../src/match/open-match';
import type { Party } from '../../src/match/party';
import { archiveNamed, freshName, sound } from '../archive/archives';
import { people } from '../tiny-game/header';
import { reader, rules } from '../tiny-game/rules';
import { TabLocks } from './tab-locks';

/** A linked table at which this phone decides for these seats, and which stores what it is offered. */
export function partyOf(seats: readonly Seat[]): Party {
  return {
    decides: (seat) => seats.includes(seat),
    awaited: () => null,
    committed: () => new Map(),
    player: () => null,
    offer: async () => null,
    step: async () => null,
    sentence: () => null,
  };
}

export const plan: MatchPlan = {
  game: 'beans',
  options: { heap: 'large' },
  seats: people(3),
  seed: 'seed',
};

/** A phone whose tabs share one archive and its locks. Its clock advances a second at each reading. */
export function phone(locks: LockManager | null = TabLocks.shared()) {
  const name = freshName();
  let clock = 0;
  async function tab(other: Partial<MatchDeps> = {}): Promise<MatchDeps> {
    return {
      archive: await archiveNamed(name),
      rules: async (game) => (game === rules.id ? rules : null),
      reader: async (game) => (game === rules.id ? reader : null),
      now: () => (clock += 1000),
      locks,
      ...other,
    };
  }
  const closing = (match: LiveMatch) => {
    onTestFinished(() => match.close());
    return match;
  };
  return {
    tab,
    begin: async (deps: MatchDeps, other: Partial<MatchPlan> = {}) =>
      closing(sound(await beginMatch({ ...plan, ...other }, deps))),
    open: async (id: string, deps: MatchDeps) => closing(sound(await openMatch(id, deps))),
  };
}
