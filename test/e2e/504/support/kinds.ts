import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state';
import { factsOf } from '../../../../src/games/504/view/facts';
import { isStepIdle } from '../../../../src/games/504/view/passing';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { people } from '../../age-of-steam/support/match';
import { afterFalls } from './fallen';
import { newMatch } from './match';
import { nextTap } from './walk';

/** Worlds that together ask everything: of seats and of companies, on maps that grow and that do not. */
const WORLDS = [
  ...['685', '567', '879', '789', '798', '956', '156', '265'],
  ...['352', '583', '475', '245', '931'],
];

/** What is asked: of seats, or of those who decide for a company. */
function kindOf(state: State): string {
  const { pending, step, phase } = factsOf(state);
  return `${state.world.company ? 'company-' : ''}${pending || step || phase}`;
}

/** The map is well filled, and most is still to be had. */
const TAPS = 200;

/** Every kind of decision. */
export const KINDS: readonly string[] = [
  ...['capital', 'buy', 'act', 'explore', 'sale', 'shrink', 'deal'],
  ...['upgrade', 'trolley', 'move-capital', 'bid', 'place', 'auction', 'factory', 'shift'],
  ...['follow', 'privilege', 'fight', 'attack', 'retreat', 'refuge'],
  ...['company-share', 'company-capital', 'company-buy', 'company-act', 'company-dividend'],
  ...['company-shrink', 'company-upgrade', 'company-trolley', 'company-factory'],
  ...['company-auction', 'company-seize', 'company-annex'],
];

let positions: ReadonlyMap<string, State> | undefined;

/** The last position of each kind of decision in matches by taps that have gone on for some rounds. */
export function oneOfEach(): ReadonlyMap<string, State> {
  // It takes seconds to find them.
  positions ??= findOneOfEach();
  return positions;
}

function findOneOfEach(): ReadonlyMap<string, State> {
  const found = new Map(afterFalls());
  for (const world of WORLDS) {
    const random = randomFrom(`kinds ${world}`);
    const state = unwrap(rules.begin({ world }, 3, `kinds ${world}`));
    const here = new Map<string, State>();
    for (let tap = 0; tap < TAPS && rules.toAct(state) !== null; tap++) {
      const now = rules.clone(state);
      // Where nothing can be done, the table goes on by itself.
      if (!isStepIdle(now)) here.set(kindOf(now), now);
      for (const action of nextTap(now, random, 30)) rules.play(state, action);
    }
    for (const [kind, position] of here) if (!found.has(kind)) found.set(kind, position);
  }
  return found;
}

/** Matches that begin with these positions, by the names of their kinds. */
export function matchesAt(kinds: ReadonlyMap<string, State>) {
  return [...kinds].map(([id, state]) =>
    newMatch({
      ...{ id, world: state.world.name, seats: people(state.seats) },
      start: rules.position.write(state),
    }),
  );
}
