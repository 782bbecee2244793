import type { Page } from '@playwright/test';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { reader } from '../../../../src/games/ultimate-railroads/rules/reader';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { kindsIn } from '../../../gallery/kinds-in';
import { people } from '../../../support/people';
import { openMatch, played } from '../../support/table';
import { newMatch } from './match';

/** A position of every kind of decision, as the gallery shows it. */
export const oneOfEach = (): ReadonlyMap<string, State> => kindsIn('ultimate-railroads', reader);

/** Opens a match that begins with a decision of this kind. */
export async function visitKind(page: Page, kind: string): Promise<void> {
  const state = oneOfEach().get(kind);
  if (!state) throw new Error(kind);
  const start = rules.position.write(state);
  await openMatch(page, newMatch({ id: kind, seats: people(state.seats), seed: kind, start }));
  await played(page, 0);
}
