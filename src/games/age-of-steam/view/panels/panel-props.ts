import type { SeatPlan } from '../../../../kit/header';
import type { Seat } from '../../../../kit/rules';
import type { State } from '../../rules/state';
import type { Words } from '../../words/words';
import type { Facts } from '../facts';
import type { MatchPly, MatchTableProps } from '../props';
import type { ProxyBids } from '../use-proxy-bids';
import type { Turn } from '../use-turn';
import type { Voice } from '../voice';

/** What the panel of every phase is made from. */
export interface PanelProps {
  readonly state: State;
  readonly facts: Facts;
  readonly seats: readonly SeatPlan[];
  /** The seat that decides here. */
  readonly acting: Seat;
  readonly turn: Turn;
  readonly proxy: ProxyBids;
  readonly words: Words;
  readonly voice: Voice;
  readonly plies: readonly MatchPly[];
  readonly undo: MatchTableProps['undo'];
}
