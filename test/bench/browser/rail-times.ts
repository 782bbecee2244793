import type { TapTime } from './finger';
import { immediate, type Kind } from './slowest';

/** Taps by their kind, from lifting the finger to the paint of the answer. */
export interface RailTimes {
  readonly space: TapTime[];
  readonly payment: TapTime[];
  readonly chip: TapTime[];
  readonly board: TapTime[];
  /** To the button that is seen at work. */
  readonly confirm: TapTime[];
  /** To the next position, written durably in between. */
  readonly next: TapTime[];
  /** Steps, tiles and cards, which are played at once: to the next position, written durably in between. */
  readonly option: TapTime[];
  /** The tap that ends what is shown at the end of a round. */
  readonly goOn: TapTime[];
}

export const noTimes = (): RailTimes => ({
  ...{ space: [], payment: [], chip: [], board: [] },
  ...{ confirm: [], next: [], option: [], goOn: [] },
});

/** The rows of what was tapped. */
export const kindsOf = (times: RailTimes): readonly Kind[] =>
  [
    immediate('a space, to what it costs and brings', times.space),
    immediate('another payment', times.payment),
    immediate('a chip, to what it can do', times.chip),
    immediate('another seat’s board', times.board),
    immediate('Confirm, seen at work', times.confirm),
    immediate('Go on, after a round', times.goOn),
    { what: 'Confirm, written and shown', taps: times.next },
    { what: 'a step or a tile, written and shown', taps: times.option },
  ].filter(({ taps }) => taps.length > 0);
