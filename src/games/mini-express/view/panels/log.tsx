import type { SeatPlan } from '../../../../kit/header';
import type { GameEvent } from '../../../../kit/rules';
import { AutomaMark } from '../../../../ui/automa-mark';
import type { PlayedPly } from '../../../../ui/game-view';
import { type LogEntry, MatchLog } from '../../../../ui/log/match-log';
import { SeatMark } from '../../../../ui/seat-mark';
import { automaBegins } from '../automa/steps';
import type { Voice } from '../voice';

interface LogProps {
  readonly plies: readonly PlayedPly[];
  readonly opening: readonly GameEvent[];
  readonly seats: readonly SeatPlan[];
  readonly voice: Voice;
  /** Shows the automa's part of an action again, step by step. */
  readonly onShow: ((ply: PlayedPly) => void) | null;
}

const ACTIONS = new Set(['draft', 'take', 'build', 'automa']);

/** The match in sentences: each action with its consequences, and what the automa did then. */
export function Log({ plies, opening, seats, voice, onShow }: LogProps) {
  const sentences = (events: readonly GameEvent[]) =>
    events.flatMap((event) => {
      const text = voice.event(event);
      return text === null ? [] : { text, isAction: ACTIONS.has(event.event) };
    });
  const entryOf = (ply: PlayedPly): LogEntry => {
    const plan = seats[ply.seat];
    const automa = automaBegins(ply.events);
    const answer = sentences(ply.events.slice(automa));
    const answered = answer.length > 0;
    return {
      parts: [
        {
          mark: plan && <SeatMark {...plan} among={seats} />,
          sentences: sentences(ply.events.slice(0, automa)),
        },
        ...(answered ? [{ mark: <AutomaMark />, sentences: answer }] : []),
      ],
      onShow: answered && onShow ? () => onShow(ply) : null,
    };
  };
  const first = sentences(opening);
  const begun = (): LogEntry | null =>
    first.length > 0 ? { parts: [{ sentences: first }], onShow: null } : null;
  return <MatchLog entries={[begun, ...plies.map((ply) => () => entryOf(ply))]} />;
}
