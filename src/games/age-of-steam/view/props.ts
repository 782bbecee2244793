import type { PlayedPly, StandingProps, TableProps } from '../../../ui/game-view';
import type { Event } from '../rules/events';
import type { Refusal } from '../rules/refusals';
import type { State } from '../rules/state';

/** What the app gives the views of this game. */
export type MatchTableProps = TableProps<State, Event, Refusal>;
export type MatchStandingProps = StandingProps<State, Event>;
export type MatchPly = PlayedPly<Event>;
