import { FILE_VERSION, ONE_MATCH } from '../../kit/match-file';
import type { LiveMatch } from '../../match/live-match';
import { matchFileName } from './match-file-name';

/** An open match as a file, from memory: for where the archive does not answer, or the phone has no room. */
export function liveFile({ timeline }: LiveMatch): {
  readonly name: string;
  readonly text: string;
} {
  const { header, entries } = timeline;
  const people = header.seats.map(({ name }) => name).join(' ');
  return {
    name: matchFileName(header.game, people),
    text: JSON.stringify({ format: ONE_MATCH, version: FILE_VERSION, header, entries }),
  };
}
