import { useLayoutEffect, useState } from 'preact/hooks';
import { type Archive, openArchive } from '../../archive/database';
import { live } from '../../archive/live';
import { isTrouble, type Trouble } from '../../archive/trouble';
import { update } from '../install/updates';
import { silent, type UnopenedArchive, unopened } from './archive-signals';

/** Milliseconds until housekeeping starts, because the first screen needs the disk first. */
const HOUSEKEEPING_AFTER = 3000;
/** Milliseconds until the app says that the browser does not answer. */
const PATIENCE = 5000;

/** Then the screens say so themselves. */
const NEEDS_RELOAD: readonly Trouble['trouble'][] = ['newer', 'closed'];

let opening: Promise<Archive | Trouble> | null = null;

/** The archive of this phone, opened by the first call. After a failure the next call tries again. */
export function phoneArchive(): Promise<Archive | Trouble> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Archive | Trouble> {
  let ask: (why: UnopenedArchive['why']) => void = () => {};
  const choice = new Promise<Archive>((goOn) => {
    ask = (why) => {
      unopened.value = { why, goOn };
      void import('./unopened-notice').then((module) => module.showUnopened());
    };
  });
  const late = setTimeout(() => ask('silent'), PATIENCE);
  const stored = openArchive({
    blocked: () => ask('blocked'),
    closed: () => {
      opening = null;
      update.value = 'elsewhere';
    },
    silent: (is) => {
      silent.value = is;
    },
  });
  void stored.then((opened) => {
    if (!isTrouble(opened)) setTimeout(() => void startHousekeeping(opened), HOUSEKEEPING_AFTER);
  });
  const archive = await Promise.race([stored, choice]);
  clearTimeout(late);
  if (isTrouble(archive) && !NEEDS_RELOAD.includes(archive.trouble)) {
    ask(archive.trouble);
    return choice;
  }
  unopened.value = null;
  if (isTrouble(archive)) opening = null;
  return archive;
}

/** If it fails, the next start tries again. */
async function startHousekeeping(archive: Archive): Promise<void> {
  const module = await import('./housekeeping').catch(() => null);
  await module?.runHousekeeping(archive);
}

/** Runs one task on the archive. The caller gets the same trouble from opening it and from the task. */
export async function withArchive<T>(
  task: (archive: Archive) => Promise<T | Trouble>,
): Promise<T | Trouble> {
  const archive = await phoneArchive();
  return isTrouble(archive) ? archive : task(archive);
}

/**
 * The result of a query, updated after every write in this tab or another one; undefined until the first
 * result. `query` must be the same function at every rendering.
 */
export function useArchive<T>(
  query: (archive: Archive) => Promise<T | Trouble>,
): T | Trouble | undefined {
  const [answer, setAnswer] = useState<T | Trouble | undefined>(undefined);
  // A layout effect, so that the disk reads while the browser paints.
  useLayoutEffect(() => {
    let stop: (() => void) | null = null;
    let wanted = true;
    void phoneArchive().then((archive) => {
      if (!wanted) return;
      if (isTrouble(archive)) setAnswer(archive);
      else
        stop = live(
          () => query(archive),
          (result) => setAnswer(() => result),
        );
    });
    return () => {
      wanted = false;
      stop?.();
    };
  }, [query]);
  return answer;
}
