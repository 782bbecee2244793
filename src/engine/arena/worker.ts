import { parentPort, workerData } from 'node:worker_threads';
import { catalogue } from '../../games/catalogue';
import type { Contest } from './contest';
import { loadRing } from './load-ring';
import { playMatch } from './play-match';

/** What a worker is started with: the matches `first`, `first + step`, … of a contest. */
export interface Share {
  readonly contest: Contest;
  readonly first: number;
  readonly step: number;
  /** Milliseconds since 1970 for the files; null for none. */
  readonly now: number | null;
}

/** What a worker thread does: plays its share and posts each result. */
export async function work(): Promise<void> {
  const { contest, first, step, now } = workerData as Share;
  const ring = await loadRing(catalogue, contest.game);
  for (let match = first; match < contest.matches; match += step)
    parentPort?.postMessage(await playMatch(ring, contest, match, now));
}
