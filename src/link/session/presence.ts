/** Milliseconds between two pings of a guest. */
export const PING_EVERY = 2000;

/** Milliseconds without a message after which a phone counts as lost. */
export const LOST_AFTER = 6000;

/** Milliseconds between two ticks after which this phone must have slept, so silence says nothing about others. */
export const SLEPT = 4000;
