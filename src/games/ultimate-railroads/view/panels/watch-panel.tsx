import type { Facts } from '../facts';
import type { Voice } from '../voice';
import './watch-panel.css';

interface WatchProps {
  readonly facts: Facts;
  readonly voice: Voice;
}

/** Who decides now, for those who wait; nothing once the match is over. The app tells what happened last. */
export function WatchPanel({ facts, voice }: WatchProps) {
  if (facts.toAct === null) return null;
  return (
    <div class="ur-watch">
      <p>
        <b>{voice.table.ask.waiting(voice.name(facts.toAct))}</b>
      </p>
    </div>
  );
}
