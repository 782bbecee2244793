import type { GameEvent, Seat } from '../kit/rules';
import type { Timeline } from '../kit/timeline';
import type { GameWords } from '../kit/words';
import { seatName } from './match-title';
import type { Words } from './words/dictionary';

/** What entry number `entry`, from 1, says in the log, a sentence each. */
export function sentencesOf(
  timeline: Timeline,
  entry: number,
  game: GameWords,
  words: Words,
): readonly string[] {
  const one = timeline.entries[entry - 1];
  if (!one) return [];
  if (one.do === 'play')
    return eventSentences(timeline.line(entry).at(-1)?.events ?? [], timeline, game);
  const name = seatName(timeline.header, one.seat, game.automa);
  return [one.do === 'undo' ? words.table.undone(name) : words.table.redone(name)];
}

/** What chance did before the first decision. */
export function openingSentences(timeline: Timeline, game: GameWords): readonly string[] {
  return eventSentences(timeline.opening, timeline, game);
}

/** What these events of a match say, a sentence each. */
export function eventSentences(
  events: readonly GameEvent[],
  { header }: Timeline,
  game: GameWords,
): readonly string[] {
  const name = (seat: Seat) => seatName(header, seat, game.automa);
  return events.flatMap((event) => game.event(event, name, header.options) ?? []);
}
