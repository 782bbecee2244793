import type { Happened, Emit as KitEmit, Seat } from '../../../kit/rules';
import type { Standing } from '../../../kit/standing';
import type { Color, LineId, SpaceId, Special } from '../data/board';
import type { TileId } from '../data/effects';
import type { BonusCardId, CardId, StartCardId, TokenId } from '../data/tiles-form';
import type { RoundParts } from './round-score';
import type { State } from './state';

/** What points are for (16): a space, an engineer or a factory, or something else. */
export type PointsSource = SpaceId | FactorySource | OtherSource;
export type FactorySource = `factory-${TileId}`;
export type OtherSource = 'start' | 'token' | 'card' | 'key' | 'prize' | 'guest';

/** A payment: workers, the black one, rubles (4.3). */
export type Pay = readonly [workers: number, black: number, rubles: number];

/** What the end of the game gives a seat (13). */
export type FinalParts = {
  /** Each end-bonus card in the order of picking, with its points. */
  readonly cards: readonly (readonly [card: BonusCardId, points: number])[];
  readonly majority: number;
};

/** What a seat does, gets or scores (16). */
export type SeatEvent =
  | Happened<'start', { seat: Seat; card: StartCardId }>
  /** `engineer`: the number of the one on the space. */
  | Happened<'use', { seat: Seat; space: SpaceId; pay: Pay; engineer?: number }>
  | Happened<'move' | 'again', { seat: Seat; space: SpaceId; engineer?: number }>
  | Happened<'pass', { seat: Seat; points: number }>
  | Happened<'stay' | 'temps' | 'lapse' | 'skip' | 'done', { seat: Seat }>
  /** `to`: the space that the color reaches. */
  | Happened<'step', { seat: Seat; line: LineId; colour: Color; to: number }>
  | Happened<'unlock', { seat: Seat; colour: Color }>
  /** `at`: the special that pays. */
  | Happened<'award', { seat: Seat; what: Special['pays']; at: string }>
  /** `to`: the index of the lane. */
  | Happened<'industry', { seat: Seat; to: number }>
  | Happened<'trigger' | 'take' | 'flip', { seat: Seat; tile: TileId }>
  /** `over`: the tile that was there, and is in the hand now. */
  | Happened<'put', { seat: Seat; line: LineId; tile: TileId; over?: TileId }>
  /** `slot`: from 1. */
  | Happened<
      'factory',
      {
        seat: Seat;
        from: 'supply' | 'returned';
        tile: TileId;
        slot: number;
        replaced?: TileId;
      }
    >
  | Happened<'points', { seat: Seat; points: number; for: PointsSource }>
  | Happened<'roubles' | 'doublers', { seat: Seat; n: number }>
  | Happened<'hire' | 'guest', { seat: Seat; engineer: number }>
  | Happened<'key', { seat: Seat; take: 'points' | 'steps' }>
  | Happened<'prize', { seat: Seat; take: 'points' | 'bonus' }>
  | Happened<'token', { seat: Seat; token: TokenId }>
  | Happened<'card', { seat: Seat; card: CardId }>
  | Happened<'bonus', { seat: Seat; card: BonusCardId }>
  | Happened<'score', { seat: Seat; round: number } & RoundParts>
  | Happened<'final', { seat: Seat; total: number } & FinalParts>;

/** What happens to the whole table (16). */
type TableEvent =
  /** The turn order, at the beginning and after each round. */
  | Happened<'order', { seats: readonly Seat[] }>
  /** `engineers`: their numbers in order; null is an empty place. */
  | Happened<'strip', { engineers: readonly (number | null)[] }>
  | Happened<'out', { cards: readonly BonusCardId[] }>
  /** `gone`: the engineer that leaves. */
  | Happened<'round', { round: number; gone: number | null }>
  | Happened<'over', { ranking: Standing['ranking'] }>;

export type Event = TableEvent | SeatEvent;
export type Emit = KitEmit<State, Event>;

/** Whether an event is one of this seat. */
export function isOf(event: Event, seat: Seat): event is SeatEvent {
  return 'seat' in event && event.seat === seat;
}
