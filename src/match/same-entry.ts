import type { Entry } from '../kit/log';

/** Whether two entries with the same number are identical: the same resulting position and the same time. */
export function isSameEntry(one: Entry, other: Entry | undefined): boolean {
  return one.fingerprint === other?.fingerprint && one.at === other.at;
}
