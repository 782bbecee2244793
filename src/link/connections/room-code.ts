import { fingerprint } from '../../kit/fingerprint';
import type { PhoneId } from '../messages/message';

/** Without characters that look alike: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B. */
const LETTERS = '34679ACDEFGHJKMNPQRTUVWXY';

/** Characters of a room code. */
const CODE_LENGTH = 6;

/** A random room code: six characters that can be read aloud. */
export function drawCode(): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // The largest multiple of 25 below 256. Larger bytes would favor the first letters.
    if (byte < 250) code += LETTERS[byte % LETTERS.length];
  }
  return code;
}

/** A room, and where a link or a QR code has led there, the phone that holds it. */
export interface Invitation {
  readonly code: string;
  readonly host: PhoneId | null;
}

/** Reads a code that was typed or pasted, or a link with one; null: it is none. Ignores case, spaces and hyphens. */
export function readInvitation(typed: string): Invitation | null {
  const [, last = typed] = /#\/join\/([^/?#]*)$/.exec(typed) ?? [];
  const [, written = '', host = null] = /^(.*?)(?:\.([\w-]{22}))?$/.exec(last.trim()) ?? [];
  const code = written.toUpperCase().replace(/[\s-]/g, '');
  const isCode = code.length === CODE_LENGTH && [...code].every((one) => LETTERS.includes(one));
  return isCode ? { code, host } : null;
}

/**
 * The route that joins a room, for links and QR codes; to be appended to the app's address. It names the host's phone, so
 * that no other phone can take its place.
 */
export function joinRoute(code: string, host: PhoneId): string {
  return `#/join/${code}.${host}`;
}

/** The id of a room's host at the signaling server. */
export function lobbyId(code: string): string {
  return `roundhouse-${fingerprint(code)}`;
}
