import type { ComponentType } from 'preact';
import type { SeatPlan } from '../kit/header';
import type { Action, GameEvent, Refusal, Seat } from '../kit/rules';
import type { Language } from '../kit/words';

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

export interface TableProps extends PositionProps {
  /** The seat whose person decides on this screen now; null when nothing can be done here. */
  readonly acting: Seat | null;
  /** What has been played up to this position, oldest first; the last one is what changed just now. */
  readonly plies: readonly PlayedPly[];
  /** What happened before the first decision. */
  readonly opening: readonly GameEvent[];
  /** Plays the action. Resolves once it is durable (null) or with the reason why it was not played. */
  readonly offer: (action: Action) => Promise<Refusal | null>;
}

/** What a game shows. Everything else on the screen belongs to the app. */
export interface GameView {
  /** Board, panels and the way from taps to an action. Fills the room it is given. */
  readonly Table: ComponentType<TableProps>;
  /** Scores with their arithmetic: the final ranking with its tie-breaks, or what everybody would get now. */
  readonly Standing: ComponentType<PositionProps>;
  /** A small picture of the position as SVG text without scripts or outside references, for lists. */
  readonly miniature: (state: object) => string;
  /** A small picture that explains an option's value. */
  readonly SettingPicture: ComponentType<{
    readonly setting: string;
    readonly value: string | boolean;
  }>;
}
