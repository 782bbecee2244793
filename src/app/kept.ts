import { useLayoutEffect, useState } from 'preact/hooks';
import { type Archive, openArchive } from '../archive/database';
import { live } from '../archive/live';
import { isTrouble, type Trouble } from '../archive/trouble';
import { update } from './install/updates';

/** Milliseconds after which the first screen no longer needs the disk for itself. */
const SETTLED = 3000;

let opening: Promise<Archive | Trouble> | null = null;

/** The archive of this phone, opened at the first call. After trouble the next call tries again. */
export function openKept(): Promise<Archive | Trouble> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Archive | Trouble> {
  const archive = await openArchive({
    closed: () => {
      opening = null;
      update.value = 'elsewhere';
    },
  });
  if (isTrouble(archive)) opening = null;
  else setTimeout(() => void keepHouse(archive), SETTLED);
  return archive;
}

/** What cannot be done now is done at a later start. */
async function keepHouse(archive: Archive): Promise<void> {
  const house = await import('./housekeeping').catch(() => null);
  await house?.keepHouse(archive);
}

/** Does one piece of work with the archive; its trouble and that of opening are the same to the caller. */
export async function withKept<T>(
  work: (archive: Archive) => Promise<T | Trouble>,
): Promise<T | Trouble> {
  const archive = await openKept();
  return isTrouble(archive) ? archive : work(archive);
}

/**
 * What the archive answers, kept up to date whoever writes, in this tab or another; undefined until the
 * first answer. `ask` must not change from one rendering to the next.
 */
export function useKept<T>(
  ask: (archive: Archive) => Promise<T | Trouble>,
): T | Trouble | undefined {
  const [answer, setAnswer] = useState<T | Trouble | undefined>(undefined);
  // Asked before the screen is painted, so that the disk and the painting do not wait for each other.
  useLayoutEffect(() => {
    let stop: (() => void) | null = null;
    let wanted = true;
    void openKept().then((archive) => {
      if (!wanted) return;
      if (isTrouble(archive)) setAnswer(archive);
      else
        stop = live(
          () => ask(archive),
          (told) => setAnswer(() => told),
        );
    });
    return () => {
      wanted = false;
      stop?.();
    };
  }, [ask]);
  return answer;
}
