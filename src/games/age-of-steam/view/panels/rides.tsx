import { useMemo } from 'preact/hooks';
import type { Action } from '../../../../kit/rules';
import { useFrameLater } from '../../../../ui/next-frame';
import { addedByTrack } from '../added-by-track';
import { useTable } from '../in-table';
import { Ideas } from './move-panel';

interface RidesProps {
  /** Builds that complete a link. */
  readonly actions: readonly Action[];
}

/** What new links are good for: cubes that could go over them now, and whom that would pay. */
export function Rides({ actions }: RidesProps) {
  const { state, words } = useTable();
  const { rides, noRides } = words.table.build;
  const key = actions.join();
  // A frame later than the panel: ways may be many.
  const drawn = useFrameLater(key, '');
  const ideas = useMemo(
    () => (drawn === key ? addedByTrack(state, actions) : null),
    [state, drawn, key],
  );
  return ideas && <Ideas title={rides} none={noRides} ideas={ideas} />;
}
