import type { Page } from '@playwright/test';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { people } from '../../age-of-steam/support/match';
import { played } from '../../support/game-table';
import { keepMatches } from '../../support/kept-matches';
import { oneOfEach } from './kinds';
import { newMatch } from './match';

/** Opens a match that begins with a decision of this kind. */
export async function visitKind(page: Page, kind: string): Promise<void> {
  const state = oneOfEach().get(kind);
  if (!state) throw new Error(kind);
  const start = rules.position.write(state);
  await keepMatches(page, [newMatch({ id: kind, seats: people(state.seats), seed: kind, start })]);
  await page.goto(`./#/match/${kind}`);
  await played(page, 0);
}
