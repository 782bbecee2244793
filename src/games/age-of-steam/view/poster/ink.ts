import { MAP_INK } from '../../../../ui/picture-ink';
import type { CubeColor } from '../../data/goods';

/** What a poster is printed with, whatever theme the screen has: the light colors of the map. */
export const INK = {
  ...MAP_INK,
  rim: '#23302a',
  face: '#fdfaf2',
  river: '#8fbcc2',
  mountain: '#8a7b5c',
  unowned: '#8d938a',
  minus: '#8a5200',
  onSeat: '#ffffff',
} as const;

export const CUBE_INK: Readonly<Record<CubeColor, string>> = {
  red: '#b5372c',
  blue: '#2a63ad',
  purple: '#7445a0',
  yellow: '#e3b43a',
  black: '#2b2e2e',
};
