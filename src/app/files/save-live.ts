import { FILE_VERSION, ONE_MATCH } from '../../kit/match-file';
import type { LiveMatch } from '../../match/live-match';
import { day, saveText } from './save-file';

/** Saves a match that is open as a file, from memory: for where the archive does not answer. */
export function saveLive({ timeline }: LiveMatch): void {
  const { header, entries } = timeline;
  const file = { format: ONE_MATCH, version: FILE_VERSION, header, entries };
  saveText(`roundhouse-match-${day()}.json`, JSON.stringify(file));
}
