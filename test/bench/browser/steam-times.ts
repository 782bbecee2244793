import type { TapTime } from './finger';
import { immediate, type Kind } from './slowest';

/** Taps by their kind, from lifting the finger to the paint of the answer. */
export interface SteamTimes {
  readonly step: TapTime[];
  readonly action: TapTime[];
  readonly hex: TapTime[];
  readonly rotate: TapTime[];
  readonly cube: TapTime[];
  /** A city on the map, or the color of one of its cubes, to the cities lit up that take it. */
  readonly city: TapTime[];
  /** One of those, to the ways there. */
  readonly end: TapTime[];
  /** Another way for the same cube. */
  readonly way: TapTime[];
  readonly tab: TapTime[];
  /** To the button that is seen at work. */
  readonly confirm: TapTime[];
  /** To the next position, written durably in between. */
  readonly next: TapTime[];
  /** The tap that ends what is shown at the end of a turn. */
  readonly goOn: TapTime[];
}

export const noTimes = (): SteamTimes => ({
  ...{ step: [], action: [], hex: [], rotate: [], cube: [], city: [], end: [], way: [], tab: [] },
  ...{ confirm: [], next: [], goOn: [] },
});

/** The rows of what was tapped. */
export const kindsOf = (times: SteamTimes): readonly Kind[] =>
  [
    immediate('one more share, a higher bid', times.step),
    immediate('an action', times.action),
    immediate('a hex, to its tiles', times.hex),
    immediate('another tile', times.rotate),
    immediate('a delivery, to its ways', times.cube),
    immediate('a city or color, to the cities lit up', times.city),
    immediate('one of those, to the ways there', times.end),
    immediate('another way', times.way),
    immediate('a tab', times.tab),
    immediate('Confirm, seen at work', times.confirm),
    immediate('Go on, after payday', times.goOn),
    { what: 'Confirm, written and shown', taps: times.next },
  ].filter(({ taps }) => taps.length > 0);
