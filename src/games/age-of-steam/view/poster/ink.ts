import type { SeatColor } from '../../../../kit/header';
import type { CubeColor } from '../../data/goods';

/** What a poster is printed with, whatever theme the screen has: the light colors of the map. */
export const INK = {
  sea: '#dbe5e1',
  shelf: '#b9cfcb',
  land: '#f2ead3',
  grid: '#d5c9a6',
  coast: '#8b9b8d',
  name: '#17392d',
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

export const SEAT_INK: Readonly<Record<SeatColor, string>> = {
  red: '#961711',
  blue: '#1b6bea',
  green: '#31843a',
  violet: '#5a2a8c',
  teal: '#0a4f57',
  amber: '#a55700',
};
