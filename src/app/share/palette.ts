import type { SeatColour } from '../../kit/header';

/** What a picture to share is printed with, whatever theme the screen has. */
export const PALETTE = {
  paper: '#f4efe2',
  panel: '#fcf9f1',
  ink: '#17392d',
  soft: '#4c6056',
  line: '#cfc7b0',
  accent: '#a32a1d',
  sign: '#17392d',
  onSign: '#f4efe2',
  onSignSoft: '#c4d0c2',
  rim: '#2b2a22',
  onSeat: '#ffffff',
} as const;

export const SEAT_INK: Readonly<Record<SeatColour, string>> = {
  red: '#b3261e',
  blue: '#1f5fb0',
  green: '#27702a',
  violet: '#7a3fa8',
  teal: '#096b70',
};
