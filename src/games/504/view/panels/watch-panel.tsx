import { useMemo } from 'preact/hooks';
import type { Event } from '../../rules/state/events';
import type { State } from '../../rules/state/state';
import { explainedLines } from '../board/hex-text';
import type { Facts } from '../model/base/facts';
import { hexName } from '../model/base/places';
import type { Voice } from '../model/base/voice';
import type { Choice } from '../model/choice';
import type { MatchPly } from '../props';

interface WatchProps {
  readonly state: State;
  readonly facts: Facts;
  readonly choice: Choice;
  readonly plies: readonly MatchPly[];
  readonly voice: Voice;
}

/** What the end of a turn brings and takes. */
const BROUGHT: ReadonlySet<Event['event']> = new Set([
  ...(['income', 'tax', 'upkeep', 'dividend', 'vp', 'bonus'] as const),
]);
const isBrought = ({ event }: Event) => BROUGHT.has(event);

/** Who decides now, for those who wait, what was paid last, and what is on the tapped hex. */
export function WatchPanel({ state, facts, choice, plies, voice }: WatchProps) {
  const brought = useMemo(() => lastBrought(plies), [plies]);
  if (facts.toAct === null && choice.step !== 'hex') return null;
  return (
    <div class="f-watch">
      {facts.toAct !== null && (
        <p>
          <b>{voice.table.waiting(voice.seat(facts.toAct))}</b>
        </p>
      )}
      {choice.step !== 'hex' && brought.length > 0 && (
        <p>
          {voice.table.lastPaid(brought.flatMap((event) => voice.event(event) ?? []).join(' '))}
        </p>
      )}
      {choice.step === 'hex' && (
        <p>
          {[hexName(state, choice.hex, voice), ...explainedLines(state, choice.hex, voice)].join(
            '. ',
          )}
        </p>
      )}
    </div>
  );
}

function lastBrought(plies: readonly MatchPly[]): readonly Event[] {
  for (let ply = plies.length - 1; ply >= 0; ply--) {
    const brought = plies[ply]?.events.filter(isBrought) ?? [];
    if (brought.length > 0) return brought;
  }
  return [];
}
