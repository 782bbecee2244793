import type { MatchHeader } from '../../kit/header';
import type { Json } from '../../kit/json';
import type { Entry } from '../../kit/log';
import type { Timeline } from '../../kit/timeline';
import { digestOf } from '../identity/digest';
import type { Charter } from '../messages/message';
import { carriedBy } from './proof';

/**
 * The digest of a log that continues with `entry`. Neither its time counts nor its signature, which is over this digest;
 * what it carries does.
 */
export function digestAfter(before: string, entry: Entry): string {
  return digestOf([before, entry.seat, entry.fingerprint, carriedBy(entry), ...contentOf(entry)]);
}

function contentOf(entry: Entry): Json[] {
  if (entry.do === 'commit') return ['commit', entry.digest];
  if (entry.do !== 'play') return [entry.do, entry.plies];
  return [entry.action, entry.revealed ? 'revealed' : entry.joined === true];
}

/** The digest of the log after each of these entries. */
export function digestsAfter(before: string, entries: readonly Entry[]): string[] {
  const digests: string[] = [];
  for (const entry of entries) digests.push(digestAfter(digests.at(-1) ?? before, entry));
  return digests;
}

/** The digests of a log, by number of entries. */
export function digestsOf({ header, entries }: Timeline, charter: Charter): string[] {
  const empty = headerDigest(header, charter);
  return [empty, ...digestsAfter(empty, entries)];
}

/** The digest of a log without entries: of everything that the phones have agreed on before. */
export function headerDigest({ seats, ...header }: MatchHeader, charter: Charter): string {
  const plans = seats.map((seat) => ({ ...seat, player: { ...seat.player } }));
  return digestOf([{ ...charter }, { ...header, seats: plans }]);
}
