import type { Page } from '@playwright/test';

/** A screen as somebody may see it. */
export interface ScreenPlan {
  readonly name: string;
  /** It is reached from the screen before it in the list, on the same page. All others have an address. */
  readonly continues?: true;
  /** Its address, from `#` on. */
  readonly at?: string;
  /** A selector of what shows that it is there. */
  readonly ready?: string;
  /** What is tapped first, here and on the other phone if there is one. */
  readonly first?: (page: Page, other: Page) => Promise<void>;
  /** What is done here and on another phone, of which it tells the page. */
  readonly linked?: (page: Page) => Promise<Page>;
  /** A selector of what is never the same twice: what a phone has room for, what a search has found. */
  readonly varies?: string;
  /** A selector of the part whose words are kept, where all the others are kept with another screen. */
  readonly part?: string;
  /** The phone keeps something of it: what is played, how far a lesson has come. */
  readonly writes?: true;
  /** Seen by somebody who has played nothing yet. */
  readonly new?: true;
  /** Much like another: only `npm run test:long` looks at it, as at all that continues. */
  readonly alike?: true;
  /** Takes computers so long that only `npm run test:long` waits for it. */
  readonly slow?: true;
}

export const screens: readonly ScreenPlan[];

/** The screens that are passed on one page on the way to one, which is the last of them. */
export function pathTo(screen: ScreenPlan): readonly ScreenPlan[];
