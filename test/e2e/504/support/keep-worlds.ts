import type { Page } from '@playwright/test';
import { recordedMatch } from '../../../support/recorded';
import { keepMatches } from '../../support/kept-matches';

/** Keeps recorded matches of 504 on the phone, such as `685-3-busy`, all of them played to the end. */
export function keepWorlds(page: Page, ...names: readonly string[]): Promise<void> {
  return keepMatches(
    page,
    names.map((name) => recordedMatch(`504/${name}`)),
  );
}
