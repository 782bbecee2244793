import { linkWords } from './words';

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
  'open-seats',
  'phone-lost',
  'no-log',
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
  'full',
  'dropped',
  'not-admitted',
  'broken',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** The sentence for a refusal of the linked phones; null: the word is the rules'. */
export function refusalSaid(because: string): string | null {
  const known = LINK_REFUSALS.find((one) => one === because);
  return known ? linkWords().refused[known] : null;
}

export function endingSaid(because: string, app: string | null): string {
  const { ended, otherApp } = linkWords();
  if (because === 'other-app' && app !== null) return otherApp(app, __APP_VERSION__);
  return ended[ENDINGS.find((one) => one === because) ?? 'broken'];
}
