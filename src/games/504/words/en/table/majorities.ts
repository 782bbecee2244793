import { count } from '../../../../../kit/agree';
import type { TextsOf } from '../../../../../kit/texts';
import { signed } from '../../money';

export const majorities = {
  title: 'Majorities',
  lead: (kind: string, points: number) => `${kind} (${points})`,
  remove: (what: 'residents' | 'settlement' | 'pieces', pieces: number) => {
    if (what === 'settlement') return 'Remove the settlement';
    const [one, many] = what === 'residents' ? ['resident', 'residents'] : ['piece', 'pieces'];
    return pieces === 1 ? `Take a ${one} off` : `Take ${pieces} ${many} off`;
  },
  /** The sheet of a scoring. */
  scoring: (number: number, all: number) => `Scoring ${number} of ${all}`,
  /** The points of first and second; with two players there is no second. */
  worth: (first: number, second: number, hasSecond: boolean) =>
    hasSecond ? `${first}, ${second}` : `${first}`,
  gain: signed,
  sum: 'Points',
  leaving: 'Pieces that leave',
  /** For pieces that there are not. */
  forfeited: 'Points lost: too few pieces',
  /** `each`: the points for which a piece leaves. */
  rule: (hasSecond: boolean, each: number) =>
    hasSecond
      ? `Beside each terrain: points for the most, and for the second most. If several have the most, each gets 2 less, and nobody is second. For each full ${each} points one piece leaves the map. A piece that is missing costs ${each} points.`
      : `Beside each terrain: points for the most. If both have the most, each gets 2 less. For each full ${each} points one piece leaves the map. A piece that is missing costs ${each} points.`,
  /** What a scoring would bring, and the sign for it in the strip. */
  ifNow: 'Scoring now',
  plusMeans: '“+ pts”: what a scoring would bring now.',
  /** What a scoring counts in each terrain, and the most that it brings. */
  counts: (what: 'settlements' | 'links', most: number) =>
    `Most ${what === 'links' ? 'linked tiles' : 'settlements'} in a terrain: up to ${most} points.`,
  /** Of the pieces that have to go, how many are chosen. */
  chosenOf: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
  howTo: 'Tap a tile of yours for each piece; tap again to keep it. Residents go first.',
  chooseRest: (left: number) => `Choose ${left} for me`,
  /** Why a piece does not leave. */
  stays: {
    nothing: 'You have no piece there.',
    enough: 'All are chosen. Tap a chosen tile to keep its pieces.',
    residentsFirst: 'Residents go first. A settlement goes only when none are left.',
    headquarters: 'Your headquarters always stays.',
  },
  toRemove: (pieces: number) => `${count(pieces, 'piece')} to go`,
};

/** What the table says of majorities and their scorings (module 7). */
export type MajorityText = TextsOf<typeof majorities>;
