import type { Page } from '@playwright/test';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../../src/games/ultimate-railroads/rules/state';
import { spaceOf } from '../../../../src/games/ultimate-railroads/rules/tables';
import { usesOf } from '../../../../src/games/ultimate-railroads/view/legal';
import { whatIsLost } from '../../../../src/games/ultimate-railroads/view/what-is-lost';
import type { Action } from '../../../../src/kit/rules';
import { asked, foot, goOn, primary, settled, tap } from '../../support/table';

/** A space of the main board, by its id. */
export const space = (page: Page, id: unknown) => page.locator(`[data-space="${id}"]`);

/** Plays an action by taps, as a person would, on a table at rest. After the last tap nothing is waited for. */
export async function tapAction(page: Page, state: State, action: Action): Promise<void> {
  await tapButtons(page, state, action);
  if (whatIsLost(state, [action]).length === 0) return;
  await settled(page);
  await goOn(page).tap();
}

async function tapButtons(page: Page, state: State, action: Action): Promise<void> {
  const written = rules.action.write(action, state);
  switch (written.do) {
    case 'use':
    case 'move': {
      await tap(space(page, written.space));
      const way = usesOf(state, spaceOf(String(written.space))).indexOf(action);
      if (way > 0) {
        await tap(asked(page).getByRole('button', { name: 'Pay differently' }));
        await tap(asked(page).locator(`[data-pay="${way}"]`));
      }
      return primary(page).tap();
    }
    case 'stay':
    case 'skip':
    case 'pass':
    case 'done':
      return foot(page).last().tap();
    case 'bonus':
      await tap(option(page, action));
      return primary(page).tap();
    default:
      // Another part of what is pending may be open.
      if (!(await option(page, action).isVisible()))
        await tap(asked(page).locator(`[data-unit="${written.as ?? written.do}"]`));
      return option(page, action).tap();
  }
}

const option = (page: Page, action: Action) => asked(page).locator(`[data-action="${action}"]`);
