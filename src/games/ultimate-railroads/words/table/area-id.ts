/** The areas of the main board, and the engineers of the seat that looks. */
export const AREAS = ['track', 'build', 'industry', 'more', 'engineers', 'mine', 'order'] as const;
export type AreaId = (typeof AREAS)[number];
