import type { Archive } from '../archive/database';
import { sweepDesigns, sweepRemoved } from '../archive/sweep';
import { tellIfThrownAway } from './thrown-away';

/** Deleted matches and designs can be restored at least this long, in milliseconds. */
const RESTORABLE = 10 * 60_000;

/** What the archive needs once at a start, and nobody waits for. */
export async function keepHouse(archive: Archive): Promise<void> {
  await tellIfThrownAway(archive);
  await sweepRemoved(archive, Date.now() - RESTORABLE);
  await sweepDesigns(archive, Date.now() - RESTORABLE);
}
