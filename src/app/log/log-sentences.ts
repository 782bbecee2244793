import type { GameEvent, Seat } from '../../kit/rules';
import { type Viewers, visibleEvents } from '../../kit/secrets';
import type { Timeline } from '../../kit/timeline';
import type { GameWords } from '../../kit/words';
import { seatName } from '../match-parts/shown-names';
import type { Words } from '../words/en';

/** The sentences of an entry: of what was done in it, and of what then happened to the whole match. */
interface EntrySentences {
  readonly own: readonly string[];
  readonly ofMatch: readonly string[];
}

/** What the log says of entry number `entry`, counted from 1, as far as the viewers may read it. */
export function entrySentences(
  timeline: Timeline,
  entry: number,
  viewers: Viewers,
  game: GameWords,
  words: Words,
): EntrySentences {
  const ply = timeline.entries[entry - 1]?.do === 'play' ? timeline.tip(entry) : null;
  if (!ply) return { own: sentencesOf(timeline, entry, viewers, game, words), ofMatch: [] };
  const [own, ofMatch] = apart(ply.events, game).map((events) =>
    eventSentences(events, timeline, viewers, game),
  );
  return { own: own ?? [], ofMatch: ofMatch ?? [] };
}

/** The events of players' turns, and those of the whole match. */
export function apart(
  events: readonly GameEvent[],
  { ofMatch }: GameWords,
): readonly [readonly GameEvent[], readonly GameEvent[]] {
  const isOfMatch = (event: GameEvent) => ofMatch?.(event) === true;
  return [events.filter((event) => !isOfMatch(event)), events.filter(isOfMatch)];
}

/** The sentences in the log for entry number `entry`, counted from 1, that the viewers may read. */
export function sentencesOf(
  timeline: Timeline,
  entry: number,
  viewers: Viewers,
  game: GameWords,
  words: Words,
): readonly string[] {
  const one = timeline.entries[entry - 1];
  if (!one) return [];
  if (one.do === 'play')
    return eventSentences(timeline.tip(entry)?.events ?? [], timeline, viewers, game);
  const name = seatName(timeline.header, one.seat, game.automa);
  if (one.do === 'commit') return [words.table.committed(name)];
  return [one.do === 'undo' ? words.table.undone(name) : words.table.redone(name)];
}

/** A sentence about an event. */
export interface Sentence {
  readonly event: GameEvent;
  readonly text: string;
  /** The sentence for `times` events with this text. */
  readonly told: (times: number) => string;
}

/** The sentences for those of these events that the viewers may see. */
export function toldEvents(
  events: readonly GameEvent[],
  { header, rules }: Timeline,
  viewers: Viewers,
  game: GameWords,
): readonly Sentence[] {
  const name = (seat: Seat) => seatName(header, seat, game.automa);
  return visibleEvents(rules, events, viewers).flatMap((event) => {
    const text = game.event(event, name, header.options);
    if (text === null) return [];
    return [
      { event, text, told: (times) => game.event(event, name, header.options, times) ?? text },
    ];
  });
}

/** The same, as texts. */
export function eventSentences(...given: Parameters<typeof toldEvents>): readonly string[] {
  return toldEvents(...given).map(({ text }) => text);
}

/** Round and phase, and on whose behalf. `shown`: what came before it is still being shown. Null: no words for it. */
export function situationOf(
  rules: Timeline['rules'],
  state: object,
  game: GameWords,
  shown = false,
): string | null {
  const heading = rules.heading?.(state);
  const whom = rules.actingFor?.(state);
  const parts = [heading && game.heading?.(heading, shown), whom && game.actingFor?.(whom)];
  return parts.filter(Boolean).join(' · ') || null;
}
