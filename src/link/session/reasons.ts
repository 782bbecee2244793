import type { Refusal } from '../../kit/rules';

/** Why the linked phones do not do what was asked for at this phone. Each has a sentence on the screen. */
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
  /** Something secret has been decided for the seat, and is not open yet. */
  'committed',
  /** Everybody who would have to agree is lost. */
  'nobody-there',
  'no-log',
  'left',
  /** What was asked has been decided meanwhile. */
  'settled',
  /** The host has ended the match early. */
  'match-ended',
] as const;
export type LinkRefusal = (typeof LINK_REFUSALS)[number];

/** Why a phone is no longer at a table, or was not admitted. Each has a sentence on the screen. */
export const TABLE_ENDS = [
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
  /** Others are waiting to be let in. */
  'crowded',
  /** The phone that answers is not the one of the link or the scanned code. */
  'not-that-host',
  /** This phone has not been let in for a while. */
  'unanswered',
  'put-out',
  /** The host has played for this phone's seat. */
  'forged',
  /** The host has given a seat away without asking. */
  'seat-taken',
  /** The host has taken back a round of secret decisions that could be opened. */
  'round-taken-back',
  /** The host has told another secret decision than a seat was bound to. */
  'false-opening',
  /** The host tells another phone another match. */
  'two-stories',
  'dropped',
  'not-admitted',
  'broken',
] as const;
export type TableEndReason = (typeof TABLE_ENDS)[number];

/** Why the host declines a proposed action. `no-action` has a sentence in the words of each game. */
export type DeclineReason =
  | Extract<LinkRefusal, 'not-your-seat' | 'not-your-turn' | 'illegal' | 'too-late'>
  | 'no-action';

/** A refusal; `busy` and `nothing` are those of every match. */
export const refuse = (because: LinkRefusal | 'busy' | 'nothing'): Refusal => ({ because });
