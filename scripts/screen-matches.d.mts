import type { Page } from '@playwright/test';
import type { FiledMatch } from '../src/kit/match-file';

type ScreenMatch = Pick<FiledMatch, 'header' | 'entries'>;

/** In the middle, among people, and played last. */
export const midway: ScreenMatch;

/** Where a computer has just played, and the person in the first seat is to act. */
export const against: ScreenMatch;

/** A file with a finished match and some in the middle. */
export const archive: { readonly matches: readonly ScreenMatch[] };

/** Puts them into the archive that a page sees. */
export function bringInMatches(page: Page, address: string): Promise<void>;
