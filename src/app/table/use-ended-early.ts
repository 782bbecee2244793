import { useMemo } from 'preact/hooks';
import type { Archive } from '../../archive/database';
import { isEndedEarly } from '../../archive/matches';
import { useArchive } from '../store/archive';

/** Whether the match was ended before its end; few are. */
export function useEndedEarly(id: string): boolean {
  const query = useMemo(() => (archive: Archive) => isEndedEarly(archive, id), [id]);
  return useArchive(query) === true;
}
