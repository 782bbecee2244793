import type { Trouble } from '../archive/trouble';
import { isTrouble } from '../archive/trouble';
import type { Problem } from '../kit/rules';
import { isProblem } from '../kit/rules';
import type { LiveMatch, MatchDeps } from '../match/live-match';
import { openMatch } from '../match/open-match';
import { drawOf, readerOf, rulesOf } from './games';
import { openKept } from './kept';

/** Long enough to come from one screen of a match to the next, in milliseconds. */
const GRACE = 2000;

interface Held {
  readonly match: Promise<LiveMatch | Problem | Trouble>;
  holders: number;
  ending: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The matches that screens of this tab have open. Table and replay share one, and it stays open for a
 * moment between them: closing gives the match up to other tabs.
 */
const held = new Map<string, Held>();

/** Everything a match needs from the app, or why the archive cannot be had. */
export async function matchDeps(): Promise<MatchDeps | Trouble> {
  const archive = await openKept();
  return isTrouble(archive) ? archive : { archive, rules: rulesOf, reader: readerOf, draw: drawOf };
}

/** Opens a match, or joins in when a screen has it open already. Each call wants one `letGo`. */
export function hold(id: string): Promise<LiveMatch | Problem | Trouble> {
  const known = held.get(id);
  const one: Held = known ?? { match: open(id), holders: 0, ending: undefined };
  if (!known) held.set(id, one);
  clearTimeout(one.ending);
  one.holders++;
  void one.match.then((match) => {
    // What could not be opened is tried afresh next time.
    if ((isTrouble(match) || isProblem(match)) && held.get(id) === one) held.delete(id);
  });
  return one.match;
}

export function letGo(id: string): void {
  const one = held.get(id);
  if (!one) return;
  one.holders--;
  if (one.holders === 0) endSoon(id, one);
}

/** Takes in a match that was just begun and is open, for the screen that comes next. */
export function takeIn(match: LiveMatch): void {
  const one: Held = { match: Promise.resolve(match), holders: 0, ending: undefined };
  held.set(match.header.id, one);
  endSoon(match.header.id, one);
}

function endSoon(id: string, one: Held): void {
  clearTimeout(one.ending);
  one.ending = setTimeout(() => {
    held.delete(id);
    void one.match.then((match) => {
      if (!isTrouble(match) && !isProblem(match)) match.close();
    });
  }, GRACE);
}

async function open(id: string): Promise<LiveMatch | Problem | Trouble> {
  const deps = await matchDeps();
  return isTrouble(deps) ? deps : openMatch(id, deps);
}
