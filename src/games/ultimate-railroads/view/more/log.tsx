import { MatchLog } from '../../../../ui/log/match-log';
import { turnEntries } from '../../../../ui/log/turn-entries';
import { memo } from '../../../../ui/memo';
import type { Event } from '../../rules/events';
import { useTable } from '../in-table';
import type { MatchPly } from '../props';
import { roundSteps } from '../round/steps';

interface LogProps {
  /** Shows again what happened at the end of a round. */
  readonly onShow: (ply: MatchPly) => void;
}

/** What a player decided; all else follows from it. */
const DEEDS = new Set<Event['event']>([
  ...(['start', 'use', 'pass', 'move', 'stay', 'take', 'factory', 'key', 'token'] as const),
  ...(['card', 'prize', 'again', 'guest', 'bonus', 'done', 'skip'] as const),
]);

/** The match in sentences, a line for each turn, under the headings of its rounds. */
export const Log = memo(({ onShow }: LogProps) => {
  const { seats, voice, plies, opening } = useTable();
  const entries = turnEntries({
    ...{ plies, opening, seats, onShow },
    sentence: voice.event,
    isAction: ({ event }) => DEEDS.has(event),
    heading: ({ heading }) => voice.heading(heading),
    canShow: ({ events }) => roundSteps(events).length > 0,
  });
  return (
    <section class="ur-more" aria-label={voice.table.log}>
      <h2>{voice.table.log}</h2>
      <MatchLog entries={entries} />
    </section>
  );
});
