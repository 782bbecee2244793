/** The seven actions of a turn, in the order of their spaces, and the phase in which each acts. */
export const ACTIONS = [
  { id: 'first-move', phase: 'move' },
  { id: 'first-build', phase: 'build' },
  { id: 'engineer', phase: 'build' },
  { id: 'locomotive', phase: 'select' },
  { id: 'urbanization', phase: 'build' },
  { id: 'production', phase: 'grow' },
  { id: 'turn-order', phase: 'auction' },
] as const;
export type ActionId = (typeof ACTIONS)[number]['id'];
