import { signal } from '@preact/signals';
import { LinkedTables } from '../../match/linked/linked-tables';
import { rulesOf } from '../store/games';
import { acquire, matchDeps, release } from '../store/open-matches';
import { announceBegun, announceNotice } from './announce-notice';
import { linkSettings } from './stored-settings';
import { refusalSaid } from './words/words';

export const linkedTables = new LinkedTables({
  matchDeps,
  rules: rulesOf,
  acquire,
  release,
  settings: linkSettings,
  sentence: refusalSaid,
  notify: announceNotice,
  matchBegun: announceBegun,
});

/** Whether the sheet with the phones of the table is open, above its match. */
export const linkSheetOpen = signal(false);

// The other phones learn at once that this one has gone, instead of after some seconds of silence.
addEventListener('pagehide', () => linkedTables.client.peek()?.close());
// A browser may show the page again as it was, but its links are closed.
addEventListener('pageshow', (event) => {
  if (event.persisted && linkedTables.client.peek()) location.reload();
});
