import type { Event } from '../../../../src/games/age-of-steam/rules/events';
import type { Refusal } from '../../../../src/games/age-of-steam/rules/refusals';

const PLAIN: readonly Refusal['because'][] = [
  'over',
  'wrong-phase',
  'holder',
  'not-holder',
  'no-pass',
  'no-urbanization',
  'too-late',
  'city-used',
  'no-town',
  'loop',
  'discs',
  'city',
  'built-here',
  'wrong-tile',
  'unchanged',
  'must-keep',
  'first-tile',
  'not-connected',
  'no-town-disc',
  'engine-most',
  'engine-used',
  'no-cube',
  'no-delivery',
  'no-link',
  'visited',
  'dead-end',
  'no-such-cube',
  'box-full',
];

/** Every refusal of clause 13 without figures. */
export const REFUSALS = PLAIN.map((because) => ({ because }) as Refusal);

/** The others, with figures that their sentences must show. */
export const REFUSALS_WITH_FIGURES: readonly Refusal[] = [
  { because: 'too-many-shares', most: 7 },
  { because: 'too-many-shares', most: 0 },
  { because: 'too-low', needs: 47 },
  { because: 'money', needs: 46, has: 38 },
  { because: 'action-taken', seat: 4 },
  { because: 'off-board', edge: 2 },
  { because: 'foreign', seat: 5 },
  { because: 'no-tile', tile: 'cross-mixed' },
];

/** Every event of clause 14 that has a line of its own in the log, with what the line must show. */
export const EVENTS: readonly (readonly [Event, readonly (string | number)[]])[] = [
  [{ event: 'order', order: [2, 0, 1] }, ['Cho, Ana, 민준']],
  [{ event: 'display', display: {} }, []],
  [{ event: 'issue', seat: 0, shares: 3 }, ['Ana', 3, '$15']],
  [{ event: 'issue', seat: 0, shares: 1 }, ['Ana', 1, '$5']],
  [{ event: 'issue', seat: 1, shares: 0 }, ['민준']],
  [{ event: 'bid', seat: 0, amount: 9 }, ['Ana', '$9']],
  [{ event: 'stand', seat: 0 }, ['Ana']],
  [{ event: 'pass', seat: 1, phase: 'auction' }, ['민준']],
  [{ event: 'drop', seat: 2, place: 3, pays: 4 }, ['Cho', '#3', '$4']],
  [{ event: 'drop', seat: 2, place: 4, pays: 0 }, ['Cho', '#4']],
  [{ event: 'first', seat: 1, pays: 6 }, ['민준', '$6']],
  [{ event: 'first', seat: 1, pays: 0 }, ['민준']],
  [{ event: 'select', seat: 0, action: 'turn-order' }, ['Ana', 'ACTION']],
  [{ event: 'urbanize', seat: 0, city: 'D', hex: '12,10', removed: [] }, ['Ana', 'D', 'TOLEDO']],
  [{ event: 'build', seat: 0, hex: '12,10', track: ['1', '4'], cost: 3 }, ['Ana', '$3', 'TOLEDO']],
  [{ event: 'build', seat: 0, hex: '13,11', track: ['1-4'], cost: 2 }, ['Ana', '$2', 'TOLEDO']],
  [{ event: 'done', seat: 0 }, ['Ana']],
  [{ event: 'claim', seat: 0, hexes: ['3,3', '4,4'] }, ['Ana', 2]],
  [{ event: 'link', seat: 0, ends: ['7,11', '12,10'] }, ['Ana', 'CHICAGO–TOLEDO']],
  [{ event: 'abandon', seat: 0, hexes: ['3,3', '4,4', '5,5'] }, ['Ana', 3]],
  [
    { event: 'deliver', seat: 0, city: 'chicago', cube: 'red', to: 'D', income: [3, 0, 1] },
    ['Ana', 'Ana +3', 'Cho +1', 'CHICAGO', 'D'],
  ],
  [
    { event: 'deliver', seat: 0, city: 'A', cube: 'blue', to: 'chicago', income: [0, 0, 0] },
    ['Ana', 'A', 'CHICAGO'],
  ],
  [{ event: 'engine', seat: 0, engine: 4 }, ['Ana', 4]],
  [{ event: 'income', seat: 0, amount: 12 }, ['Ana', '$12']],
  [{ event: 'expenses', seat: 0, owes: 9, pays: 9, short: 0 }, ['Ana', '$9']],
  [{ event: 'expenses', seat: 0, owes: 9, pays: 7, short: 2 }, ['Ana', '$9', '$7', '−2']],
  [{ event: 'out', seat: 0 }, ['Ana']],
  [{ event: 'reduction', seat: 0, amount: 4 }, ['Ana', 4]],
  [{ event: 'draw', seat: 0, cubes: ['red', 'black'] }, ['Ana', 1]],
  [{ event: 'draw', seat: 0, cubes: ['red'] }, ['Ana']],
  [{ event: 'place', seat: 0, cube: 'red', column: 'chicago', box: 2 }, ['Ana', 'CHICAGO', '#2']],
  [{ event: 'dice', side: 'dark', dice: [1, 3, 3, 6] }, ['1, 3, 3, 6']],
  [{ event: 'grow', city: 'chicago', cubes: ['blue', 'red', 'blue'] }, ['CHICAGO', 2, 1]],
  [{ event: 'grow', city: 'G', cubes: ['black'] }, ['G']],
  [{ event: 'turn', number: 5 }, [5]],
  [{ event: 'over' }, []],
];

/** Too small for a line of their own: the line before or after tells them. */
export const SILENT: readonly Event[] = [
  { event: 'cubes', city: 'chicago', cubes: ['red'] },
  { event: 'ship', seat: 0, city: 'chicago', cube: 'red' },
  { event: 'go', seat: 0, exit: 2, to: '9,11' },
  { event: 'income', seat: 0, amount: 0 },
];
