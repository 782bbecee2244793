import { fingerprint } from '../kit/fingerprint';

/** Without those that are taken for one another: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B. */
const LETTERS = '34679ACDEFGHJKMNPQRTUVWXY';

/** Characters of a room code. */
const CODE_LENGTH = 6;

/** A room code that nobody can foresee: six characters that survive being read aloud. */
export function drawCode(): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // The largest multiple of 25 below 256; the rest would favour the first letters.
    if (byte < 250) code += LETTERS[byte % LETTERS.length];
  }
  return code;
}

/** A code as somebody typed, pasted or followed it; null when it is none. Case, spaces and hyphens do not matter. */
export function readCode(typed: string): string | null {
  const [, last = typed] = /#\/join\/([^/?#]*)$/.exec(typed) ?? [];
  const code = last.toUpperCase().replace(/[\s-]/g, '');
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter))
    ? code
    : null;
}

/** The route that joins a room, for links and QR codes: goes after the app's own address. */
export function joinRoute(code: string): string {
  return `#/join/${code}`;
}

/** The id under which the host of a room can be found at the signalling server. */
export function lobbyId(code: string): string {
  return `roundhouse-${fingerprint(code)}`;
}
