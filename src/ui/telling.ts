import type { Cue } from '../kit/cues';
import type { GameEvent, Seat } from '../kit/rules';
import type { Language } from '../kit/words';

/** What waits for a tap: the log's sentences of these events, and that the last round or turn has begun. */
export interface News<Event extends GameEvent = GameEvent> {
  readonly events: readonly Event[];
  /** Where no event says so. */
  readonly last?: 'round' | 'turn' | null;
}

/** What people are told of a game's events: of those that the viewers may see. */
export interface Telling<State extends object = object, Event extends GameEvent = GameEvent> {
  /** The cue of a move. */
  readonly cueOf: (events: readonly Event[]) => Cue | null;
  /**
   * How much an event says about its turn. 0: what pays for something or prepares it, such as a purchase, and what
   * happens by itself. 1: a bid, a pass and the like, left out beside anything heavier. Outcomes have more. Of a turn
   * the heaviest is told.
   */
  readonly weightOf: (event: Event) => number;
  /**
   * A turn in one sentence, from its heaviest event and all that the viewers may see of it. `tell` gives the log's
   * sentence of an event. Left out: that of the heaviest one says enough.
   */
  readonly turnTold?: (
    main: Event,
    events: readonly Event[],
    tell: (event: Event) => string,
    language: Language,
  ) => string;
  /** Of several turns of others the heaviest is told, for a turn is a single decision. Left out: the last one. */
  readonly heaviestTurn?: true;
  /** Where something was placed or changed, in the words of `TableProps.inView`. */
  readonly placesOf: (events: readonly Event[]) => readonly string[];
  /** The scores that the table shows, by seat; left out: those of the standing. */
  readonly scoresOf?: (state: State) => ArrayLike<number>;
  /**
   * Points that a scoring or a payday gave or took from a seat in one action, which are not of the turn that it ended;
   * left out: there are none.
   */
  readonly scored?: (
    events: readonly Event[],
    seat: Seat,
    before: () => State,
    after: () => State,
  ) => number;
  /** What is too important to pass by, in one action that led from `before` to `after`. */
  readonly newsOf: (events: readonly Event[], before: State, after: State) => News<Event>;
}
