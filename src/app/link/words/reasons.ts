/** Why the linked phones do not do what was asked here. */
export const LINK_REFUSALS = [
  'not-begun',
  'host-lost',
  'apart',
  'other-phone',
  'gathering',
  'other-host',
  'log-changed',
  'too-late',
  'not-your-seat',
  'not-your-turn',
  'illegal',
  'no-seat',
  'taken',
  'drawing',
  'begun',
  'not-over',
  'phones-behind',
  'open-seats',
  'phone-lost',
  'no-log',
  'left',
] as const;
export type LinkRefusal = (typeof LINK_REFUSALS)[number];

/** Why a phone is no longer at a table, or never came to it. */
export const ENDINGS = [
  'other-app',
  'other-protocol',
  'other-rules',
  'unknown-game',
  'other-match',
  'other-plan',
  'wrong-seed',
  'cannot-begin',
  'same-phone',
  'other-window',
  'full',
  'dropped',
  'not-admitted',
  'broken',
] as const;
export type Ending = (typeof ENDINGS)[number];
