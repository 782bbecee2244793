import { Watch } from '../../../../ui/turn/watch';
import { useTable } from '../in-table';
import { AuctionRow } from './auction-row';

/** What the player to act is doing, for those who wait; nothing once the match is over. */
export function WatchPanel() {
  const { facts, words, voice } = useTable();
  const { phase, toAct } = facts;
  if (phase === 'over' || toAct === null) return null;
  return (
    <Watch waiting={words.table.phase.waiting[phase](voice.name(toAct))}>
      {phase === 'auction' && <AuctionRow />}
    </Watch>
  );
}
