import type { ComponentType } from 'preact';
import type { SeatPlan } from '../kit/header';
import type { Hindsight } from '../kit/hindsight';
import type { Json, JsonObject } from '../kit/json';
import type { LessonGoal } from '../kit/lesson';
import type { Action, GameEvent, Problem, Refusal, Seat } from '../kit/rules';
import type { Language } from '../kit/words';
import type { Lazy } from './lazy';

/** What can be heard and felt at the table: a train laid, a share taken, one's turn, the end, a refusal. */
export const CUES = ['place', 'take', 'turn', 'end', 'refusal'] as const;
export type Cue = (typeof CUES)[number];

/** One action as the log shows it. */
export interface PlayedPly {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

export interface PositionProps {
  /** The position to show, of the game's own kind. Look, never change. */
  readonly state: object;
  readonly seats: readonly SeatPlan[];
  readonly language: Language;
}

/**
 * How people see what is played: as it happens; as it happens, but only once they lift what covers the table;
 * or not at all, because they look at positions.
 */
export type Seeing = 'live' | 'covered' | 'still';

export interface TableProps extends PositionProps {
  readonly seeing: Seeing;
  /** Told of the position once nothing is left to show of how it came about; null where nobody waits for that. */
  readonly onSeen: ((state: object) => void) | null;
  /** The seat whose person decides on this screen now; null when nothing can be done here. */
  readonly acting: Seat | null;
  /** A move that somebody is to look at before it is played: shown as if it had been chosen by taps. */
  readonly suggested?: { readonly action: Action } | null;
  /** What has been played up to this position, oldest first; the last one is what changed just now. */
  readonly plies: readonly PlayedPly[];
  /** What happened before the first decision. */
  readonly opening: readonly GameEvent[];
  /**
   * Plays the action. Resolves once it is durable (null), or with the reason why it was not played: a refusal
   * by the rules, which the game puts into words, or the house's own sentence.
   */
  readonly offer: (action: Action) => Promise<Refusal | string | null>;
  /** Opens the rules at a topic that the game's `Help` knows; null or left out where there is no way to them. */
  readonly onAskRules?: ((topic: string) => void) | null;
  /** Told each time that a tap is answered by why it cannot be done. */
  readonly onRefused?: () => void;
  /** Told what the person has open each time that changes, in the game's own words; a lesson knows them. */
  readonly onLook?: (what: JsonObject) => void;
}

/** The CSS selector of what is to be tapped next towards a goal, seen what is open; null: nothing. */
export type LessonPointer = (goal: LessonGoal, open: JsonObject, state: object) => string | null;

export interface RulesPictureProps {
  /** The id of a paragraph of the game's `Help` that has a picture. */
  readonly paragraph: string;
  readonly language: Language;
}

/** What a game's coach says about moves before they are played. Nothing in it foresees chance. */
export interface Counsel {
  /** A move in a few words; moves that come to the same may have the same. */
  readonly move: (state: object, action: Action) => string;
  /** What the move changes, for the seat that thinks of it first: sentences, the weightiest first. */
  readonly reasons: (
    state: object,
    action: Action,
    seat: Seat,
    seats: readonly SeatPlan[],
  ) => readonly string[];
}

export interface DesignEditorProps {
  /** As `DesignDesk.read` or `onChange` gave it. */
  readonly design: JsonObject;
  /** What the rules find wrong with it. */
  readonly problems: readonly Problem[];
  readonly language: Language;
  /** Changes in a row that carry the same `step` are taken back as one. */
  readonly onChange: (design: JsonObject, step?: string) => void;
}

/** Where designs of one's own for one setting, such as boards, are made. */
export interface DesignDesk {
  readonly setting: string;
  /** Fills the room it is given. */
  readonly Editor: ComponentType<DesignEditorProps>;
  /** What a new design begins as: copies of the setting's own values. */
  readonly copies: readonly { readonly value: string; readonly design: JsonObject }[];
  /** A design from outside. It may still have flaws that keep it from being played, but it can be edited. */
  readonly read: (json: Json) => JsonObject | Problem;
  readonly names: (design: JsonObject) => Readonly<Record<Language, string>>;
  readonly named: (design: JsonObject, names: Readonly<Record<Language, string>>) => JsonObject;
  /** A small picture as SVG text without scripts or outside references. */
  readonly picture: (design: JsonObject) => string;
}

/** A small labelled figure of a poster: a disc with a sign on it, and what it brought. */
export interface PosterSum {
  readonly sign: string;
  /** CSS colours of the disc and of the sign upon it. */
  readonly ground: string;
  readonly ink: string;
  readonly points: number;
}

/** What a game gives to the picture of a match that is over. It is always printed in light colours. */
export interface Poster {
  /** The last position as SVG text with a viewBox, without scripts or outside references. */
  readonly map: string;
  /** What each score is made of, by holder. */
  readonly sums: readonly (readonly PosterSum[])[];
}

/** What a game shows. Everything else on the screen belongs to the app. */
export interface GameView {
  /** Board, panels and the way from taps to an action. Fills the room it is given. */
  readonly Table: ComponentType<TableProps>;
  /** Scores with their arithmetic: the final ranking with its tie-breaks, or what everybody would get now. */
  readonly standing: Lazy<ComponentType<PositionProps>>;
  /** A small picture of the position as SVG text without scripts or outside references, for lists. */
  readonly miniature: (state: object) => string;
  /** A small picture that explains an option's value. */
  readonly SettingPicture: ComponentType<{
    readonly setting: string;
    readonly value: string | boolean;
  }>;
  /** The small pictures among the rules. */
  readonly rulesPicture: Lazy<ComponentType<RulesPictureProps>>;
  /** Fetched with a lesson. */
  readonly lessonPointer: Lazy<LessonPointer>;
  /** What a move, by its events, gives to hear; fetched when somebody wants to hear or feel the match. */
  readonly cueOf: Lazy<(events: readonly GameEvent[]) => Cue | null>;
  /** Fetched when somebody wants advice. */
  readonly counsel: (language: Language) => Promise<Counsel>;
  /** Fetched when a match is over; without it the house says what can be said of any game. */
  readonly hindsight?: (language: Language) => Promise<Hindsight>;
  /** Fetched when somebody shares a picture of a match; without it the small picture for lists stands there. */
  readonly poster?: (state: object, language: Language) => Promise<Poster>;
  /** For games that take designs of one's own; fetched when somebody makes one. */
  readonly designDesk?: () => Promise<DesignDesk>;
}
