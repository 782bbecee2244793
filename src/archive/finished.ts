import type { MatchHeader } from '../kit/header';
import type { Seat } from '../kit/rules';
import type { Archive, MatchRecord } from './database';
import { attempt, type Trouble } from './trouble';

/** A match that was played from its beginning to its end. */
export interface FinishedMatch {
  readonly header: MatchHeader;
  /** Milliseconds since 1970. */
  readonly ended: number;
  /** Of the seats, and behind them of an opponent without a seat. */
  readonly scores: readonly number[];
  /** Numbers of the same, best first. */
  readonly ranking: readonly Seat[];
}

export interface Finished {
  /** The one that ended first comes first. */
  readonly matches: readonly FinishedMatch[];
  /** How many more were begun from a position, and so are not counted. */
  readonly continued: number;
}

/** Records read at a time, so that the screen moves on in between. */
const AT_A_TIME = 40;

/**
 * Every finished match, without the deleted ones. Nothing is replayed: the last entry of a match was written
 * together with its scores and its ranking. `tell` hears how many records are read.
 */
export function readFinished(
  archive: Archive,
  tell: (done: number, of: number) => void,
): Promise<Finished | Trouble> {
  return attempt(async () => {
    const ids = await archive.matches.orderBy('touched').primaryKeys();
    const matches: FinishedMatch[] = [];
    let continued = 0;
    for (let at = 0; at < ids.length; at += AT_A_TIME) {
      tell(at, ids.length);
      const records = await archive.matches.bulkGet(ids.slice(at, at + AT_A_TIME));
      for (const record of records) {
        const match = record && finished(record);
        if (match?.header.start) continued++;
        else if (match) matches.push(match);
      }
    }
    return { matches, continued };
  });
}

function finished({ header, summary, touched, removed }: MatchRecord): FinishedMatch | null {
  const { scores, ranking } = summary;
  if (ranking === null || removed !== null) return null;
  return { header, ended: touched, scores, ranking };
}
