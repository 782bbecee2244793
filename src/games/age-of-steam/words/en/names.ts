import type { TextsOf } from '../../../../kit/texts';
import type { Language } from '../../../../kit/words';
import type { ActionId } from '../../data/actions';
import type { CubeColor, Side } from '../../data/goods';
import type { TileId } from '../../data/tiles';
import { hexes } from './count';

export const names = {
  language: 'en' as const,
  /** A new city by its letter. */
  newCity: (letter: string) => `City ${letter}`,
  cube: {
    red: 'red',
    blue: 'blue',
    purple: 'purple',
    yellow: 'yellow',
    black: 'black',
  } satisfies Readonly<Record<CubeColor, string>>,
  action: {
    'first-move': 'First Move',
    'first-build': 'First Build',
    engineer: 'Engineer',
    locomotive: 'Locomotive',
    urbanization: 'Urbanization',
    production: 'Production',
    'turn-order': 'Turn Order',
  } satisfies Readonly<Record<ActionId, string>>,
  tile: {
    straight: 'straight',
    gentle: 'gentle curve',
    sharp: 'sharp curve',
    'cross-straights': 'crossing of two straights',
    'cross-mixed': 'crossing of a straight and a curve',
    'cross-gentles': 'crossing of two curves',
    'beside-straight-sharp': 'straight beside a sharp curve',
    'beside-gentle-sharp-a': 'gentle beside a sharp curve, right',
    'beside-gentle-sharp-b': 'gentle beside a sharp curve, left',
    'beside-gentles': 'two gentle curves side by side',
    'town-one': 'town with one exit',
    'town-three-a': 'town with three exits, branch right',
    'town-three-b': 'town with three exits, branch left',
    'town-three-near': 'town with three exits side by side',
    'town-three-star': 'town with three exits, evenly spread',
    'four-x': 'town with four exits, X',
    'four-foot': 'town with four exits, bird’s foot',
    'four-k': 'town with four exits, K',
    'town-disc': 'town disc',
  } satisfies Readonly<Record<TileId, string>>,
  side: { light: 'light', dark: 'dark' } satisfies Readonly<Record<Side, string>>,
  /** The edges of a hex, 0 to 5, then east and west. */
  direction: ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest', 'east', 'west'],
  /** A hex without a name: so far from a place, in one of the directions. */
  away: (place: string, direction: string, distance: number) =>
    distance === 1 ? `${direction} of ${place}` : `${hexes(distance)} ${direction} of ${place}`,
  /** A seat without a known name, counted from 1. */
  player: (number: number) => `Player ${number}`,
};

/** The names of what is on the table, in one language; the board has those of cities and towns. */
export type Names = TextsOf<typeof names> & { readonly language: Language };
