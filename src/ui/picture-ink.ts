import type { SeatColor } from '../kit/header';

/** Colors of seats in pictures outside the theme, such as those that are sent: its light colors. */
export const SEAT_INK: Readonly<Record<SeatColor, string>> = {
  red: '#961711',
  blue: '#1b6bea',
  green: '#31843a',
  violet: '#5a2a8c',
  teal: '#0a4f57',
  amber: '#a55700',
};

/** The same for a map. */
export const MAP_INK = {
  sea: '#dbe5e1',
  shelf: '#b9cfcb',
  land: '#f2ead3',
  grid: '#d5c9a6',
  coast: '#8b9b8d',
  name: '#17392d',
} as const;
