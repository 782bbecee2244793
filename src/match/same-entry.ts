import type { Entry } from '../kit/log';

/** Whether two entries under the same number are one and the same: where they led to, and when. */
export function isSameEntry(one: Entry, other: Entry | undefined): boolean {
  return one.fingerprint === other?.fingerprint && one.at === other.at;
}
