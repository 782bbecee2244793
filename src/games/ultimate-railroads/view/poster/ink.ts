/** The colors of the picture to send: always light. */
export const INK = {
  track: {
    black: '#2b2e2e',
    gray: '#9aa5aa',
    brown: '#78411a',
    natural: '#e5bd78',
    white: '#fffdf7',
  },
  bare: '#eae3d0',
  rim: '#23302a',
  ground: '#f4efe2',
  name: '#17392d',
  face: '#fcf9f1',
  line: '#8a5200',
  industry: '#4c6056',
} as const;
