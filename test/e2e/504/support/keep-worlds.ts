import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type FiledMatch, readFileText } from '../../../../src/kit/match-file';
import { isProblem } from '../../../../src/kit/rules';
import { keepMatches } from '../../support/kept-matches';
import { recorded } from '../../support/table';

/** Keeps recorded matches of 504 on the phone, such as `685-3-busy`, all of them played to the end. */
export function keepWorlds(page: Page, ...names: readonly string[]): Promise<void> {
  return keepMatches(page, names.map(matchOf));
}

function matchOf(name: string): FiledMatch {
  const filed = readFileText(readFileSync(recorded(`504/${name}`), 'utf8'));
  const match = isProblem(filed) ? undefined : filed.matches[0];
  if (!match) throw new Error(`${name} cannot be read`);
  return match;
}
