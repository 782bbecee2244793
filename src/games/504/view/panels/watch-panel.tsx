import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Watch } from '../../../../ui/turn/watch';
import type { Event } from '../../rules/state/events';
import { explainedLines } from '../board/hex-text';
import { useTable } from '../model/base/in-table';
import { hexName } from '../model/base/places';
import type { Choice } from '../model/choice';
import type { MatchPly } from '../props';

/** What the end of a turn brings and takes. */
const BROUGHT: ReadonlySet<Event['event']> = new Set([
  ...(['income', 'tax', 'upkeep', 'dividend', 'vp', 'bonus'] as const),
]);
const isBrought = ({ event }: Event) => BROUGHT.has(event);

interface WatchPanelProps {
  readonly choice: Choice;
  /** Where there is room beside the map once nobody decides anymore. */
  readonly children: ComponentChildren;
}

/** Who decides now, for those who wait, what was paid last, and what is on the tapped hex. */
export function WatchPanel({ choice, children }: WatchPanelProps) {
  const { state, facts, plies, voice } = useTable();
  const brought = useMemo(() => lastBrought(plies), [plies]);
  if (facts.toAct === null && choice.step !== 'hex')
    return (
      <div class="f-over">
        <Watch waiting={null}>{children}</Watch>
      </div>
    );
  return (
    <Watch waiting={facts.toAct === null ? null : voice.table.waiting(voice.seat(facts.toAct))}>
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
    </Watch>
  );
}

function lastBrought(plies: readonly MatchPly[]): readonly Event[] {
  for (let ply = plies.length - 1; ply >= 0; ply--) {
    const brought = plies[ply]?.events.filter(isBrought) ?? [];
    if (brought.length > 0) return brought;
  }
  return [];
}
