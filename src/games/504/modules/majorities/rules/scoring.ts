import { KINDS } from '../../../data/board';
import { FIRST_VP, SECOND_VP, TIED_FIRST_LOSS } from '../../../data/figures';

/** M7.8: what every owner scores, by counts at `owner * KINDS + kind`; into `gain`. */
export function scoreMajorities(
  all: ArrayLike<number>,
  owners: number,
  hasSecond: boolean,
  gain: Uint16Array,
): void {
  gain.fill(0);
  for (let kind = 0; kind < KINDS.length; kind++) {
    const most = greatestBelow(all, owners, kind, Number.POSITIVE_INFINITY);
    if (most === 0) continue;
    const isTied = share(all, owners, kind, most, gain, 0) > 1;
    share(all, owners, kind, most, gain, FIRST_VP[kind] - (isTied ? TIED_FIRST_LOSS : 0));
    if (isTied || !hasSecond) continue;
    const second = greatestBelow(all, owners, kind, most);
    if (second > 0) share(all, owners, kind, second, gain, SECOND_VP[kind]);
  }
}

/** The greatest count of a kind below another one; 0: none. */
function greatestBelow(
  all: ArrayLike<number>,
  owners: number,
  kind: number,
  below: number,
): number {
  let greatest = 0;
  for (let owner = 0; owner < owners; owner++) {
    const count = all[owner * KINDS.length + kind];
    if (count < below && count > greatest) greatest = count;
  }
  return greatest;
}

/** Gives points to all who have this count; returns how many they are. */
function share(
  all: ArrayLike<number>,
  owners: number,
  kind: number,
  count: number,
  gain: Uint16Array,
  points: number,
): number {
  let number = 0;
  for (let owner = 0; owner < owners; owner++) {
    if (all[owner * KINDS.length + kind] !== count) continue;
    gain[owner] += points;
    number++;
  }
  return number;
}
