/** The parts of a round's score. */
export const PARTS = ['trans', 'peter', 'kiev', 'stars', 'medal', 'industry'] as const;
export type Part = (typeof PARTS)[number];

/** The areas of the main board, and the engineers of the seat that looks. */
export const AREAS = ['track', 'build', 'industry', 'more', 'engineers', 'order', 'mine'] as const;
export type AreaId = (typeof AREAS)[number];

/** What pays points within a turn and has a row of its own. */
export const TURN_SOURCES = ['engineers', 'factories', 'keys', 'passing'] as const;
export type TurnSource = (typeof TURN_SOURCES)[number];

/** The groups in which effects are offered. */
export const GROUPS = ['track', 'build', 'gain', 'special'] as const;
export type GroupId = (typeof GROUPS)[number];
