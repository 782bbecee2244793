import { Worker } from 'node:worker_threads';
import type { Contest, Result } from './contest';
import type { Share } from './worker';

/**
 * Plays all matches of a contest, shared among `workers` threads, and returns the results in the order of
 * the matches. Each thread begins with the module `entry`. `tell` hears each result as it comes.
 */
export async function hold(
  contest: Contest,
  entry: URL,
  workers: number,
  now: number | null,
  tell: (result: Result) => void,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const step = Math.min(workers, contest.matches);
  const shares = Array.from({ length: step }, (_, first): Share => ({ contest, first, step, now }));
  await Promise.all(
    shares.map((share) =>
      workOn(share, entry, (result) => {
        results.push(result);
        tell(result);
      }),
    ),
  );
  return results.sort((a, b) => a.match - b.match);
}

function workOn(share: Share, entry: URL, hear: (result: Result) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: share });
    worker.on('message', hear);
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}
