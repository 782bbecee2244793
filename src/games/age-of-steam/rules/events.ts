import type { Happened, Emit as KitEmit, Seat } from '../../../kit/rules';
import type { ActionId } from '../data/actions';
import type { CubeColor, NewCityId, Side } from '../data/goods';
import type { NewCities } from './new-cities';
import type { Phase, State } from './state';

/**
 * What a seat does, gets or pays (14). Hexes are written "col,row"; `city`, `to` of a delivery and `column` are the id of
 * a city or the letter of a new one.
 */
export type SeatEvent =
  | Happened<'issue', { seat: Seat; shares: number }>
  | Happened<'bid', { seat: Seat; amount: number }>
  | Happened<'stand' | 'done' | 'out', { seat: Seat }>
  | Happened<'pass', { seat: Seat; phase: PassPhase }>
  | Happened<'drop', { seat: Seat; place: number; pays: number }>
  | Happened<'first', { seat: Seat; pays: number }>
  | Happened<'select', { seat: Seat; action: ActionId }>
  | Happened<'urbanize', { seat: Seat; city: NewCityId; hex: string; removed: readonly Removed[] }>
  | Happened<'build', { seat: Seat; hex: string; track: readonly string[]; cost: number } & OnMap>
  | Happened<'claim' | 'abandon', { seat: Seat; hexes: readonly string[] } & OnMap>
  | Happened<'link', { seat: Seat; ends: readonly [string, string] } & OnMap>
  | Happened<'ship', { seat: Seat; city: string; cube: CubeColor }>
  | Happened<'go', { seat: Seat; exit: number; to: string }>
  /** `income`: by seat. */
  | Happened<
      'deliver',
      { seat: Seat; city: string; cube: CubeColor; to: string; income: readonly number[] }
    >
  /** `engine`: the new level. */
  | Happened<'engine', { seat: Seat; engine: number }>
  | Happened<'income' | 'reduction', { seat: Seat; amount: number }>
  | Happened<'expenses', { seat: Seat; owes: number; pays: number; short: number }>
  | Happened<'draw', { seat: Seat; cubes: readonly CubeColor[] }>
  /** `box`: from 1, the top one. */
  | Happened<'place', { seat: Seat; cube: CubeColor; column: string; box: number }>;

/** What a seat loses when a new city removes the track of a town (7.11 a). */
export type Removed = {
  readonly seat: Seat;
  readonly pieces: number;
  /** How many of them were parts of links, and counted a point each (11.2). */
  readonly links: number;
};

/** What happens to the whole table (14). */
type TableEvent =
  | Happened<'order', { order: readonly Seat[] }>
  | Happened<'display', { display: Display }>
  | Happened<'cubes' | 'grow', { city: string; cubes: readonly CubeColor[] }>
  | Happened<'dice', { side: Side; dice: readonly number[] }>
  | Happened<'turn', { number: number }>
  | Happened<'over'>;

/** The phases in which a seat may pass. */
export type PassPhase = Extract<Phase, 'auction' | 'move' | 'grow'>;

/** The new cities on the map, by which hexes near them are called; left out while there are none. */
type OnMap = { newCities?: NewCities };

/** The cubes of each column from the top box down; null: the box is empty. */
export type Display = Readonly<Record<string, readonly (CubeColor | null)[]>>;

export type Event = TableEvent | SeatEvent;
export type Emit = KitEmit<State, Event>;

/** Whether an event is one of this seat. */
export function isOf(event: Event, seat: Seat): event is SeatEvent {
  return 'seat' in event && event.seat === seat;
}
