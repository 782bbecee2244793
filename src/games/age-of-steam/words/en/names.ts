import type { Names } from '../names';
import { hexes } from './count';

export const names: Names = {
  language: 'en',
  newCity: (letter) => `City ${letter}`,
  cube: { red: 'red', blue: 'blue', purple: 'purple', yellow: 'yellow', black: 'black' },
  action: {
    'first-move': 'First Move',
    'first-build': 'First Build',
    engineer: 'Engineer',
    locomotive: 'Locomotive',
    urbanization: 'Urbanization',
    production: 'Production',
    'turn-order': 'Turn Order',
  },
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
  },
  side: { light: 'light', dark: 'dark' },
  direction: ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest', 'east', 'west'],
  away: (place, direction, distance) =>
    distance === 1 ? `${direction} of ${place}` : `${hexes(distance)} ${direction} of ${place}`,
  player: (number) => `Player ${number}`,
};
