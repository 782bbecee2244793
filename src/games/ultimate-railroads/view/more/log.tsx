import type { SeatPlan } from '../../../../kit/header';
import type { GameEvent } from '../../../../kit/rules';
import type { PlayedPly } from '../../../../ui/game-view';
import { type LogEntry, MatchLog } from '../../../../ui/log/match-log';
import { memo } from '../../../../ui/memo';
import { SeatMark } from '../../../../ui/seat-mark';
import { roundSteps } from '../round/steps';
import type { Voice } from '../voice';

interface LogProps {
  readonly plies: readonly PlayedPly[];
  readonly opening: readonly GameEvent[];
  readonly seats: readonly SeatPlan[];
  readonly voice: Voice;
  /** Shows again what happened at the end of a round. */
  readonly onShow: (ply: PlayedPly) => void;
}

/** What somebody decided; all else follows from it. */
const DEEDS = new Set([
  ...['start', 'use', 'pass', 'move', 'stay', 'take', 'factory', 'key', 'token', 'card', 'prize'],
  ...['again', 'guest', 'bonus', 'done', 'skip'],
]);

/** The match in sentences, a line for each turn, under the headings of its rounds. */
export const Log = memo(({ plies, opening, seats, voice, onShow }: LogProps) => {
  const sentences = (events: readonly GameEvent[]) =>
    events.flatMap((event) => {
      const text = voice.event(event);
      return text === null ? [] : { text, isAction: DEEDS.has(event.event) };
    });
  const entries: LogEntry[] = [{ parts: [{ sentences: sentences(opening) }], onShow: null }];
  const turns = turnsOf(plies);
  for (const [place, turn] of turns.entries()) {
    const [first] = turn;
    if (!first) continue;
    const now = voice.heading(first.heading);
    // The newest stands on top: a heading above the last of its turns.
    const opens = now !== '' && now !== voice.heading(turns[place + 1]?.[0]?.heading ?? null);
    const plan = seats[first.seat];
    const shown = turn.find((ply) => roundSteps(ply.events).length > 0);
    entries.push({
      parts: [
        ...(opens ? [{ sentences: [{ text: now, isAction: false }] }] : []),
        {
          mark: plan && <SeatMark {...plan} among={seats} />,
          sentences: sentences(turn.flatMap(({ events }) => events)),
        },
      ],
      onShow: shown ? () => onShow(shown) : null,
    });
  }
  return (
    <section class="ur-more" aria-label={voice.table.log}>
      <h2>{voice.table.log}</h2>
      <MatchLog
        entries={entries.filter(({ parts }) => parts.some((part) => part.sentences.length))}
      />
    </section>
  );
});

function turnsOf(plies: readonly PlayedPly[]): readonly (readonly PlayedPly[])[] {
  const turns: PlayedPly[][] = [];
  for (const ply of plies) {
    const open = turns.at(-1);
    if (open && open[0]?.turn === ply.turn) open.push(ply);
    else turns.push([ply]);
  }
  return turns;
}
