import type { PlayedPly, PositionProps, TableProps } from '../../../ui/game-view';
import type { Event, Refusal } from '../rules/state/events';
import type { State } from '../rules/state/state';

/** What the app gives the views of this game. */
export type MatchTableProps = TableProps<State, Event, Refusal>;
export type MatchStandingProps = PositionProps<State>;
export type MatchPly = PlayedPly<Event>;
