import type { Page } from '@playwright/test';
import type { Hand } from './hand';
import type { Says } from './says';

/** Somebody who has never seen the app. */
export interface Newcomer {
  readonly page: Page;
  readonly hand: Hand;
  readonly says: Says;
}
