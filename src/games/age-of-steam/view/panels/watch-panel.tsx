import type { SeatPlan } from '../../../../kit/header';
import type { State } from '../../rules/state';
import type { Words } from '../../words/words';
import type { Facts } from '../facts';
import type { Voice } from '../voice';
import { AuctionRow } from './auction-row';
import './ask-panel.css';

interface WatchProps {
  readonly state: State;
  readonly facts: Facts;
  readonly seats: readonly SeatPlan[];
  readonly words: Words;
  readonly voice: Voice;
}

/** What the player to act is doing, for those who wait; nothing once the match is over. */
export function WatchPanel({ state, facts, seats, words, voice }: WatchProps) {
  const { phase, toAct } = facts;
  if (phase === 'over' || toAct === null) return null;
  return (
    <div class="aos-watch">
      <p>{words.table.phase.waiting[phase](voice.name(toAct))}</p>
      {phase === 'auction' && (
        <AuctionRow state={state} seats={seats} acting={null} words={words} voice={voice} />
      )}
    </div>
  );
}
