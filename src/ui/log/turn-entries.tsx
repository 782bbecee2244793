import type { SeatPlan } from '../../kit/header';
import { type Turn, turnsOf } from '../../kit/ply';
import type { GameEvent } from '../../kit/rules';
import type { PlayedPly } from '../game-view';
import { SeatMark } from '../seat-mark';
import type { LogEntry, LogSentence } from './match-log';

interface TurnEntries<Event extends GameEvent> {
  readonly plies: readonly PlayedPly<Event>[];
  /** What happened before the first decision. */
  readonly opening: readonly Event[];
  readonly seats: readonly SeatPlan[];
  /** A sentence for what happened; null where nothing is said about it. */
  readonly sentence: (event: Event) => string | null;
  /** A decision; all else follows from it. */
  readonly isAction: (event: Event) => boolean;
  /** The heading above the last turn of a phase or a round; empty: none. */
  readonly heading: (ply: PlayedPly<Event>) => string;
  /** Something happened with it that can be shown again, step by step. */
  readonly canShow: (ply: PlayedPly<Event>) => boolean;
  readonly onShow: (ply: PlayedPly<Event>) => void;
}

/** The lines of a log with one for each turn, oldest first, for `MatchLog`. */
export function turnEntries<Event extends GameEvent>(
  given: TurnEntries<Event>,
): readonly (() => LogEntry | null)[] {
  const turns = turnsOf(given.plies);
  const sentences = (events: readonly Event[]): readonly LogSentence[] =>
    events.flatMap((event) => {
      const text = given.sentence(event);
      return text === null ? [] : { text, isAction: given.isAction(event) };
    });
  const opening = (): LogEntry | null => {
    const said = sentences(given.opening);
    return said.length > 0 ? { parts: [{ sentences: said }], onShow: null } : null;
  };
  const entryOf = ({ seat, plies }: Turn<PlayedPly<Event>>, place: number): LogEntry | null => {
    const [first] = plies;
    const said = sentences(plies.flatMap(({ events }) => events));
    // The newest is on top: a heading above the last of its turns.
    const now = given.heading(first);
    const after = turns[place + 1];
    const opens = now !== '' && (!after || now !== given.heading(after.plies[0]));
    if (said.length === 0 && !opens) return null;
    const plan = given.seats[seat];
    const shown = plies.find(given.canShow);
    return {
      parts: [
        ...(opens ? [{ sentences: [{ text: now, isAction: false }] }] : []),
        { mark: plan && <SeatMark {...plan} among={given.seats} />, sentences: said },
      ],
      onShow: shown ? () => given.onShow(shown) : null,
    };
  };
  return [opening, ...turns.map((turn, place) => () => entryOf(turn, place))];
}
