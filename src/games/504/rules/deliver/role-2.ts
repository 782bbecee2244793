import { GOODS } from '../../data/board';
import { TRACK, TRACK_FALL } from '../../data/figures';
import type { Hooks } from '../parts';
import type { State } from '../state';
import { SALES } from './windows';

/** M1.18: sells goods one after the other, and moves the prices; returns what they bring. */
export function sellByTrack(spaces: Uint8Array, goods: ArrayLike<number>, count: number): number {
  let money = 0;
  for (let at = 0; at < count; at++) {
    money += TRACK[spaces[goods[at]]];
    for (let kind = 0; kind < GOODS.length; kind++)
      spaces[kind] =
        kind === goods[at]
          ? Math.max(0, spaces[kind] - TRACK_FALL)
          : Math.min(TRACK.length - 1, spaces[kind] + 1);
  }
  return money;
}

const spaces = new Uint8Array(GOODS.length);

/** What the goods listed in this turn bring; they are still listed, and the prices stay. */
export function income({ prices, sales, trip }: State): number {
  spaces.set(prices);
  return sellByTrack(spaces, sales, trip[SALES]);
}

/** They are sold now. On trading houses they stay (M1.18). */
function clearSales({ prices, sales, trip }: State): void {
  sellByTrack(prices, sales, trip[SALES]);
  sales.fill(0);
  trip[SALES] = 0;
}

export const selling: Hooks<State> = { incomeTaken: clearSales };
