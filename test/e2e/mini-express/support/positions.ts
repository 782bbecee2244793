import type { Page } from '@playwright/test';
import { rules } from '../../../../src/games/mini-express/rules';
import type { State } from '../../../../src/games/mini-express/rules/state';
import { unwrap } from '../../../../src/kit/result';
import type { AnyRules } from '../../../../src/kit/rules';
import { Timeline } from '../../../../src/kit/timeline';
import { openMatch, readRecorded } from '../../support/table';

/** Opens a recorded match at its first position that fits, as a match still being played, with hints; returns that position. */
export async function openAt(
  page: Page,
  name: string,
  wanted: (state: State) => boolean,
): Promise<State> {
  const match = readRecorded(name);
  const timeline = unwrap(Timeline.begin(rules as AnyRules, match.header));
  for (const entry of match.entries) {
    if (wanted(timeline.state as State)) break;
    timeline.append(entry);
  }
  const state = timeline.state as State;
  if (!wanted(state)) throw new Error(`${name} has no such position`);
  const header = { ...match.header, help: true };
  await openMatch(page, { header, entries: match.entries.slice(0, timeline.length) });
  return state;
}

const COMPANY_NAMES = ['Brown', 'Gray', 'Orange', 'White'] as const;

export function card(page: Page, company: number) {
  const name = COMPANY_NAMES[company];
  if (!name) throw new RangeError(`no company ${company}`);
  return page.getByRole('region', { name: 'Companies' }).getByRole('button', { name });
}

/** The hex of a city, on the board. */
export function cityHex(page: Page, state: State, city: number) {
  const place = state.board.form.cities[city];
  return page.locator(`[data-hex="${place?.col},${place?.row}"]`);
}

export function cityName(state: State, city: number): string {
  return state.board.form.cities[city]?.en ?? '';
}
