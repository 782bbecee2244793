import type { Page } from '@playwright/test';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { people } from '../../age-of-steam/support/match';
import { played } from '../../support/game-table';
import { keepMatches } from '../../support/kept-matches';
import { newMatch } from './match';

/** Shows every kind of decision to `look`, one after the other. */
export async function visitKinds(
  page: Page,
  kinds: ReadonlyMap<string, State>,
  look: (kind: string) => Promise<void>,
): Promise<void> {
  const matches = [...kinds].map(([kind, state]) =>
    newMatch({
      ...{ id: kind, seats: people(state.seats), seed: kind },
      start: rules.position.write(state),
    }),
  );
  await keepMatches(page, matches);
  for (const kind of kinds.keys()) {
    await page.goto(`./#/match/${kind}`);
    await played(page, 0);
    await look(kind);
  }
}
