import type { ComponentType } from 'preact';
import type { MatchCharts } from '../kit/charts';
import type { SeatPlan } from '../kit/header';
import type { DecisiveFact, Hindsight } from '../kit/hindsight';
import type { Json, JsonObject } from '../kit/json';
import type { Lazy } from '../kit/lazy';
import type { LessonGoal } from '../kit/lesson';
import type { Action, GameEvent, Heading, Problem, Refusal, Seat } from '../kit/rules';
import type { Viewers } from '../kit/secrets';
import type { UndoSize } from '../kit/undo';
import type { Language } from '../kit/words';
import type { Telling } from './telling';

/** A named place of a map. */
export interface BoardPlace {
  /** Its hex, in written form. */
  readonly hex: string;
  readonly name: string;
}

/** One action as the log shows it, with the events that the viewers may see. */
export interface PlayedPly<Event extends GameEvent = GameEvent> {
  readonly seat: Seat;
  /** The turn it belongs to. Plies of one turn have the same number. */
  readonly turn: number;
  readonly heading: Heading | null;
  /** One tap played it together with the ply before it. */
  readonly joined: boolean;
  readonly events: readonly Event[];
}

export interface PositionProps<State extends object = object> {
  /** The position to show. Read-only. */
  readonly state: State;
  readonly seats: readonly SeatPlan[];
  /** Whose secrets may be shown. At the end it is every seat. */
  readonly viewers: Viewers;
  readonly language: Language;
}

/** What scores are explained from. */
export interface StandingProps<State extends object = object, Event extends GameEvent = GameEvent>
  extends PositionProps<State> {
  /** What has been played up to this position, oldest first, with the events that the viewers may see. */
  readonly plies: readonly PlayedPly<Event>[];
}

/**
 * When actions are shown: as they happen; as they happen, but only after the cover is removed; or not at all, because
 * the screen shows past positions.
 */
export type Seeing = 'live' | 'covered' | 'still';

/** What of its places a table is asked to show. */
export interface ShownPlaces {
  /** Those that are to be in view while nothing is chosen, in the game's own words; none: as the game likes. */
  readonly inView: readonly string[];
  /** Whether they are enlarged, too, where they are too small to be read: a lesson speaks of them. */
  readonly enlarged: boolean;
  /** The hex of a place of `GameView.places` that was searched for: it is brought into view and ringed; null: none. */
  readonly found: string | null;
}

export interface TableProps<
  State extends object = object,
  Event extends GameEvent = GameEvent,
  Why extends Refusal = Refusal,
> extends PositionProps<State>,
    ShownPlaces {
  readonly seeing: Seeing;
  /** Called with the position when everything that led to it has been shown; null where nothing waits for that. */
  readonly onSeen: ((state: State) => void) | null;
  /** The seat whose player decides on this screen now; null when nothing can be played here. */
  readonly acting: Seat | null;
  /** A move to see before it is played. It is shown as if it had been chosen by taps. */
  readonly suggested?: { readonly actions: readonly Action[] } | null;
  /** What has been played up to this position, oldest first. The last one is the latest change. */
  readonly plies: readonly PlayedPly<Event>[];
  /** What happened before the first decision. */
  readonly opening: readonly Event[];
  /**
   * Plays the actions of one tap, all or none. Resolves when they are durable (null), or with the reason why they were
   * not played: a refusal by the rules, which the game puts into words, or the app's own sentence.
   */
  readonly offer: (actions: readonly Action[]) => Promise<Why | string | null>;
  /** What the game's screen keeps of this match while the app is open; left out: the screen keeps nothing. */
  readonly session?: Map<string, readonly string[]>;
  /** Undoes steps of the open turn from the game's own panel; null or left out: not possible there. */
  readonly undo?: ((size: UndoSize) => void) | null;
  /** Opens the rules at a topic that the game's `Help` knows; null or left out where the rules cannot be opened. */
  readonly onAskRules?: ((topic: string) => void) | null;
  /** Called each time a tap is refused with a reason. */
  readonly onRefused?: () => void;
  /** Called each time the open part changes, with the game's own word for it. Lessons know these words. */
  readonly onLook?: (what: JsonObject) => void;
}

/** The CSS selector of what to tap next to reach a goal, given what is open; null: nothing. */
export type LessonPointer<State extends object = object> = (
  goal: LessonGoal,
  open: JsonObject,
  state: State,
) => string | null;

export interface RulesPictureProps {
  /** The id of a paragraph of the game's `Help` that has a picture. */
  readonly paragraph: string;
  readonly language: Language;
}

/** A game's sentences about moves before they are played. They never foresee chance. */
export interface MoveExplainer<State extends object = object> {
  /** A line of actions of one turn in a few words. Lines with the same effect may have the same. */
  readonly move: (state: State, actions: readonly Action[]) => string;
  /** The same as a short title, and then each further step; left out: the words of `move` are short enough. */
  readonly parts?: (state: State, actions: readonly Action[]) => readonly string[];
  /** Whether the line, shown as if it had been chosen, is seen on the board; left out: each is. */
  readonly onBoard?: (state: State, actions: readonly Action[]) => boolean;
  /** What the line changes, first for the seat that considers it: sentences, the most important first. */
  readonly reasons: (
    state: State,
    actions: readonly Action[],
    seat: Seat,
    seats: readonly SeatPlan[],
  ) => readonly string[];
  /**
   * Why the score of a seat is another one than before the turns of others: sentences, the weightiest first. Left out:
   * scores change in own turns only, or their reasons are told as events.
   */
  readonly changes?: (
    before: State,
    after: State,
    seat: Seat,
    seats: readonly SeatPlan[],
  ) => readonly string[];
}

export interface DesignEditorProps {
  /** As returned by `DesignEditor.read` or passed to `onChange`. */
  readonly design: JsonObject;
  /** The problems that the rules find in it. */
  readonly problems: readonly Problem[];
  readonly language: Language;
  /** Consecutive changes with the same `step` are undone together. */
  readonly onChange: (design: JsonObject, step?: string) => void;
  /** Undoes the last change; null: there is none. For what covers the button of the screen. */
  readonly onUndo: (() => void) | null;
}

/** Where the user makes designs for one setting, such as boards. */
export interface DesignEditor {
  readonly setting: string;
  /** What a design can change, as a sentence. */
  readonly what: Readonly<Record<Language, string>>;
  /** Fills the available space. */
  readonly Editor: ComponentType<DesignEditorProps>;
  /** The start of a new design: copies of the setting's own values. */
  readonly copies: readonly { readonly value: string; readonly design: JsonObject }[];
  /** An untrusted design. It may still have problems that keep it from being played, but it can be edited. */
  readonly read: (json: Json) => JsonObject | Problem;
  readonly names: (design: JsonObject) => Readonly<Record<Language, string>>;
  readonly named: (design: JsonObject, names: Readonly<Record<Language, string>>) => JsonObject;
  /** A small picture as SVG text without scripts or external references. */
  readonly picture: (design: JsonObject) => string;
}

/** A small labeled figure of a poster: a disc with a sign on it, and the points it scored. */
export interface PosterSum {
  readonly sign: string;
  /** CSS colors of the disc and of the sign on it. */
  readonly ground: string;
  readonly ink: string;
  readonly points: number;
}

/** A game's part of the picture of a finished match. It is always printed in light colors. */
export interface Poster {
  /** The last position as SVG text with a viewBox, without scripts or external references. */
  readonly map: string;
  /** The parts of each score, by holder. */
  readonly sums: readonly (readonly PosterSum[])[];
}

/** What a match is about, in paragraphs of a few sentences. It holds for its options and its number of seats. */
export interface Brief {
  /** How the match is won. */
  readonly goal: readonly string[];
  /** When it ends. */
  readonly end: readonly string[];
  /** What brings points, and what totals are usual where that is known. */
  readonly points: readonly string[];
  /** What brings and costs money; empty: the game has none. */
  readonly money: readonly string[];
  /** How far the end is in this position, from what everybody may know; empty when the match is over. */
  readonly progress: string;
  /** Seats that can no longer win, such as bankrupt ones. */
  readonly out: readonly Seat[];
  /** Everybody's score if the match ended now, as `GameView.standing` shows it; left out: that of the rules. */
  readonly scores?: readonly number[];
}

/** What a score counts. */
export type ScoreUnit = 'points' | 'dollars';

/** What a game shows. Everything else on the screen belongs to the app. */
export interface GameView<
  State extends object = object,
  Event extends GameEvent = GameEvent,
  Why extends Refusal = Refusal,
> {
  /** Board, panels, and the steps from taps to an action. Fills the available space. */
  readonly Table: ComponentType<TableProps<State, Event, Why>>;
  /** Whether its table shows the log. If not, the menu of the table opens one. */
  readonly showsLog?: true;
  /**
   * Scores with their arithmetic: the final ranking with its tie-breaks, or everybody's score if the match ended now.
   */
  readonly standing: Lazy<ComponentType<StandingProps<State, Event>>>;
  /** Loaded when a person wants to know what the match is about. */
  readonly brief: (
    state: State,
    language: Language,
    seats: readonly SeatPlan[],
    viewers: Viewers,
  ) => Promise<Brief>;
  /**
   * A small picture of the position as SVG text without scripts or external references, for lists, in the colors of
   * the seats.
   */
  readonly miniature: (state: State, viewers: Viewers, seats: readonly SeatPlan[]) => string;
  /** A small picture of an option's value, for settings with pictures, or of a part of a composed value, of 24 px. */
  readonly SettingPicture?: ComponentType<{
    readonly setting: string;
    readonly value: string | boolean;
  }> & { readonly code?: Lazy<unknown> };
  /** The named places of its map. Where there are some, the menu of the table finds them. */
  readonly places?: (state: State, language: Language) => readonly BoardPlace[];
  /** The smallest significant difference of scores: of a lead, or of a match that was not close. */
  readonly scoreGap: number;
  /** Left out: points. */
  readonly scoreUnit?: (state: State) => ScoreUnit;
  /** What a sheet of its table told last, to be read again below what others have done; left out: there are none. */
  readonly Recap?: ComponentType<StandingProps<State, Event>>;
  /** The small pictures in the rules. */
  readonly rulesPicture: Lazy<ComponentType<RulesPictureProps>>;
  /** How many times as wide as high they are; left out: 2. */
  readonly rulesPictureRatio?: number;
  /** Loaded with a lesson. */
  readonly lessonPointer: Lazy<LessonPointer<State>>;
  /** Loaded when sound or vibration is on, with the computers of a match, and soon after any table. */
  readonly telling: Lazy<Telling<State, Event>>;
  /** Loaded with the first hint or blunder check. */
  readonly moveExplainer: (language: Language) => Promise<MoveExplainer<State>>;
  /** Loaded when a match is over. Without it the app uses the facts that hold for any game. */
  readonly hindsight?: (language: Language) => Promise<Hindsight<DecisiveFact, State, Event>>;
  /** Loaded when a match is over. Without it the course of a match is shown by points and chances alone. */
  readonly charts?: (language: Language) => Promise<MatchCharts<State>>;
  /** Loaded when a picture of a match is shared. Without it the small picture for lists is used. */
  readonly poster?: (
    state: State,
    language: Language,
    seats: readonly SeatPlan[],
  ) => Promise<Poster>;
  /** For games with user designs. Loaded when the user makes one. */
  readonly designEditor?: () => Promise<DesignEditor>;
}

/** A game's view for the app, which gives it only positions, events and refusals of that game's own rules. */
export function anyView<State extends object, Event extends GameEvent, Why extends Refusal>(
  view: GameView<State, Event, Why>,
): GameView {
  return view as unknown as GameView;
}
