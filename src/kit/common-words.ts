import type { JsonObject } from './json';
import type { OutsideWords } from './outside-words';
import type { GameEvent, Problem, Refusal, Seat } from './rules';
import {
  type EventSentences,
  eventSentence,
  type RefusalSentences,
  refusalSentence,
} from './sentences';

/** What every language of a game has to say, whatever the game. */
export interface CommonTexts<Event extends GameEvent, Why extends Refusal, Names>
  extends OutsideWords {
  readonly name: string;
  readonly tagline: string;
  readonly scoresByMove: string;
  readonly refusals: RefusalSentences<Why, Names>;
  /** What the rules find wrong in a position, an option or an action from outside. */
  readonly problems: () => Promise<Readonly<Record<string, string>>>;
  readonly events: EventSentences<Event, Names>;
  readonly about: () => Promise<readonly string[]>;
}

type NameOf = (seat: Seat) => string;

/** The same, where only a part of the sentences is there at once. */
interface Texts<Event extends GameEvent, Why extends Refusal, Names>
  extends Omit<CommonTexts<Event, Why, Names>, 'refusals' | 'events'> {
  readonly refusals: Partial<RefusalSentences<Why, Names>>;
  /** The sentences that no tap at the table leads to. */
  readonly outsideRefusals?: () => Promise<Partial<RefusalSentences<Why, Names>>>;
  readonly events: Partial<EventSentences<Event, Names>>;
}

/**
 * What the words of all games have alike (`GameWords`). `namesIn` gives the names of a match with such options; where the
 * names of its seats are not known, `name` is left out.
 */
export function commonWords<Event extends GameEvent, Why extends Refusal, Names>(
  texts: Texts<Event, Why, Names>,
  namesIn: (options: JsonObject, name?: NameOf, times?: number) => Names,
) {
  const refusal = (why: Why, options: JsonObject, name?: NameOf, sentences = texts.refusals) =>
    refusalSentence(sentences, why, namesIn(options, name)) ?? texts.otherRefusal(why.because);
  return {
    name: texts.name,
    tagline: texts.tagline,
    scoresByMove: texts.scoresByMove,
    about: texts.about,
    refusal: (why: Why, options: JsonObject, name?: NameOf) => refusal(why, options, name),
    async outsideRefusal(why: Why, options: JsonObject) {
      const others = await texts.outsideRefusals?.();
      return refusal(why, options, undefined, { ...texts.refusals, ...others });
    },
    async problem({ problem, at }: Problem) {
      const problems: Readonly<Record<string, string>> = await texts.problems();
      return texts.problem(problems[problem] ?? problem, at);
    },
    ready: async (_options: JsonObject) => {},
    event: (event: Event, name: NameOf, options: JsonObject, times?: number) =>
      eventSentence(texts.events, event, namesIn(options, name, times)),
  };
}
