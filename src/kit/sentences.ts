import type { EventOf, GameEvent } from './event';
import type { Refusal, RefusalOf } from './problem';

/**
 * A sentence for each event of a union; null: too small for its own line. `Names` has the names of everything that the
 * rules number or abbreviate.
 */
export type EventSentences<Event extends GameEvent, Names> = {
  readonly [Word in Event['event']]: (event: EventOf<Event, Word>, names: Names) => string | null;
};

/** A sentence for each refusal of a union. */
export type RefusalSentences<Why extends Refusal, Names> = {
  readonly [Word in Why['because']]: (why: RefusalOf<Why, Word>, names: Names) => string;
};

/** The sentence of an event; null: it has none, or its texts are not loaded. */
export function eventSentence<Event extends GameEvent, Names>(
  sentences: Partial<EventSentences<Event, Names>>,
  event: Event,
  names: Names,
): string | null {
  // The sentence under an event's word takes that event, which the compiler cannot follow through an index.
  const sentence = sentences[event.event as Event['event']] as
    | ((event: Event, names: Names) => string | null)
    | undefined;
  return sentence?.(event, names) ?? null;
}

/** The sentence of a refusal; null: it is not among these. */
export function refusalSentence<Why extends Refusal, Names>(
  sentences: Partial<RefusalSentences<Why, Names>>,
  why: Why,
  names: Names,
): string | null {
  const sentence = sentences[why.because as Why['because']] as
    | ((why: Why, names: Names) => string)
    | undefined;
  return sentence?.(why, names) ?? null;
}
