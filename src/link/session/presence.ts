/** A guest says this often that it is there. */
export const PING_EVERY = 2000;

/** Silence after which a phone counts as lost, until it is heard again. */
export const LOST_AFTER = 6000;

/** Between two looks at the clock; when it was longer, this phone has slept, and has no right to judge others. */
export const SLEPT = 4000;
