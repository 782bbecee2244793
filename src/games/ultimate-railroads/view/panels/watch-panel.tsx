import type { PlayedPly } from '../../../../ui/game-view';
import type { Facts } from '../facts';
import type { Voice } from '../voice';
import './watch-panel.css';

interface WatchProps {
  readonly facts: Facts;
  readonly plies: readonly PlayedPly[];
  readonly voice: Voice;
}

/** What happened last, and who decides now, for those who wait; nothing once the match is over. */
export function WatchPanel({ facts, plies, voice }: WatchProps) {
  if (facts.toAct === null) return null;
  const last = plies.at(-1);
  const turn = plies.filter((ply) => ply.turn === last?.turn);
  const said = turn.flatMap(({ events }) => events.flatMap((event) => voice.event(event) ?? []));
  return (
    <div class="ur-watch">
      {said.length > 0 && <p>{said.slice(-4).join(' ')}</p>}
      <p>
        <b>{voice.table.ask.waiting(voice.name(facts.toAct))}</b>
      </p>
    </div>
  );
}
