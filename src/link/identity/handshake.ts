import { digestOf } from './digest';

/**
 * What two phones have said to each other while they met. Both sign its digest, each for its own role, so what one has
 * signed proves nothing to anybody else, at any other time, over any other connection, or in the other role.
 */
export interface Meeting {
  /** The same at both ends of this connection, and nowhere else: a phone between the two has two others. */
  readonly binding: string;
  /** The room as the guest knows it; null: it does not know the code. */
  readonly room: string | null;
  readonly guestKey: string;
  readonly hostKey: string;
  /** Numbers used once. The guest has committed to its own before it got the host's. */
  readonly guestNonce: string;
  readonly hostNonce: string;
}

const DOMAIN = 'roundhouse 3 meeting';

/** The text that each of the two signs. */
export function meetingText(role: 'guest' | 'host', meeting: Meeting): string {
  return `${DOMAIN} ${role} ${digestOf({ ...meeting })}`;
}

/**
 * Six digits for people to compare on both screens. A phone between the two would have to guess them, because it is
 * bound to its own numbers before it sees the others.
 */
export function meetingNumber(meeting: Meeting): string {
  const digest = digestOf({ number: { ...meeting } });
  let value = 0;
  for (const letter of digest.slice(0, 12)) value = (value * 64 + letter.charCodeAt(0)) % 1_000_000;
  return String(value).padStart(6, '0');
}

/** What binds a guest to its number before it gets the host's. */
export const commitmentOf = (nonce: string): string => digestOf(['nonce', nonce]);
