import type { Trouble } from '../../archive/trouble';
import { isTrouble } from '../../archive/trouble';
import type { Problem } from '../../kit/rules';
import { isProblem } from '../../kit/rules';
import type { LiveMatch, MatchDeps } from '../../match/live-match';
import { openMatch } from '../../match/open-match';
import { phoneArchive } from './archive';
import { miniatureOf, readerOf, rulesOf } from './games';

/** Milliseconds for the change from one screen of a match to the next. */
const GRACE = 2000;

interface Held {
  readonly match: Promise<LiveMatch | Problem | Trouble>;
  holders: number;
  ending: ReturnType<typeof setTimeout> | undefined;
}

/** The open matches of this tab. They stay open between screens, or another tab would take them over. */
const held = new Map<string, Held>();

/** What a match needs from the app, or why the archive cannot be opened. */
export async function matchDeps(): Promise<MatchDeps | Trouble> {
  const archive = await phoneArchive();
  return isTrouble(archive)
    ? archive
    : { archive, rules: rulesOf, reader: readerOf, drawMiniature: miniatureOf };
}

/** Opens a match, or shares it when a screen has it open already. Each call needs one `release`. */
export function acquire(id: string): Promise<LiveMatch | Problem | Trouble> {
  const known = held.get(id);
  const one: Held = known ?? { match: open(id), holders: 0, ending: undefined };
  if (!known) held.set(id, one);
  clearTimeout(one.ending);
  one.holders++;
  void one.match.then((match) => {
    // The next call tries again.
    if ((isTrouble(match) || isProblem(match)) && held.get(id) === one) held.delete(id);
  });
  return one.match;
}

export function release(id: string): void {
  const one = held.get(id);
  if (!one) return;
  one.holders--;
  if (one.holders === 0) endSoon(id, one);
}

/** Keeps a match open that has just begun, for the next screen. */
export function adopt(match: LiveMatch): void {
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

/** The matches that are open in this tab now. */
export async function openHere(): Promise<readonly LiveMatch[]> {
  const matches = await Promise.all([...held.values()].map(({ match }) => match));
  return matches.flatMap((match) => (isTrouble(match) || isProblem(match) ? [] : match));
}

async function open(id: string): Promise<LiveMatch | Problem | Trouble> {
  const deps = await matchDeps();
  return isTrouble(deps) ? deps : openMatch(id, deps);
}
