/** The colors of a shared picture, whatever theme the screen has: the light colors of the app. */
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
