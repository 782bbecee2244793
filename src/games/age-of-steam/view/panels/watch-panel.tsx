import { Watch } from '../../../../ui/turn/watch';
import type { PanelProps } from './ask-panel';
import { AuctionRow } from './auction-row';

type WatchProps = Pick<PanelProps, 'state' | 'facts' | 'seats' | 'words' | 'voice'>;

/** What the player to act is doing, for those who wait; nothing once the match is over. */
export function WatchPanel({ state, facts, seats, words, voice }: WatchProps) {
  const { phase, toAct } = facts;
  if (phase === 'over' || toAct === null) return null;
  return (
    <Watch waiting={words.table.phase.waiting[phase](voice.name(toAct))}>
      {phase === 'auction' && (
        <AuctionRow state={state} seats={seats} acting={null} words={words} voice={voice} />
      )}
    </Watch>
  );
}
