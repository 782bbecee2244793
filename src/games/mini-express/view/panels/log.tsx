import { AutomaMark } from '../../../../ui/automa-mark';
import { type LogEntry, MatchLog } from '../../../../ui/log/match-log';
import { SeatMark } from '../../../../ui/seat-mark';
import type { Event } from '../../rules/events';
import { automaBegins } from '../automa/steps';
import { useTable } from '../in-table';
import type { MatchPly } from '../props';

interface LogProps {
  /** Shows the automa's part of an action again, step by step. */
  readonly onShow: ((ply: MatchPly) => void) | null;
}

const ACTIONS = new Set<Event['event']>(['draft', 'take', 'build', 'automa']);

/** The match in sentences: each action with its consequences, and what the automa did then. */
export function Log({ onShow }: LogProps) {
  const { plies, opening, seats, voice } = useTable();
  const sentences = (events: readonly Event[]) =>
    events.flatMap((event) => {
      const text = voice.event(event);
      return text === null ? [] : { text, isAction: ACTIONS.has(event.event) };
    });
  const entryOf = (ply: MatchPly): LogEntry => {
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
