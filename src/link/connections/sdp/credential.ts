import { type ByteReader, NotPacked, readHex, writeHex } from './byte-reader';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** How a user name or password is packed. Firefox writes hexadecimal digits, other browsers base64. */
const PLAIN = 0;
const AS_BASE64 = 1;
const AS_HEX = 2;

/** Characters of a credential: its form and its length share one byte. */
const LONGEST = 63;

/** Safe characters in a line of SDP. With a line break another phone could add lines of its own. */
const SOUND = /^[\x21-\x7e]+$/;

/** Packs a user name or password; null: it is too long, or has other characters. */
export function packCredential(text: string): number[] | null {
  if (!SOUND.test(text)) return null;
  const [way, bytes] = packed(text);
  return bytes.length === 0 || bytes.length > LONGEST
    ? null
    : [(way << 6) | bytes.length, ...bytes];
}

function packed(text: string): [number, number[]] {
  if (/^(?:[0-9a-f]{2})+$/.test(text)) return [AS_HEX, readHex(text)];
  if (/^(?:[A-Za-z0-9+/]{4})+$/.test(text)) return [AS_BASE64, [...readBase64(text)]];
  return [PLAIN, [...text].map((letter) => letter.charCodeAt(0))];
}

export function unpackCredential(reader: ByteReader): string {
  const first = reader.byte();
  const bytes = reader.take(first & LONGEST);
  const text = unpacked(first >> 6, bytes);
  if (!SOUND.test(text)) throw new NotPacked();
  return text;
}

function unpacked(way: number, bytes: Uint8Array): string {
  if (way === AS_HEX) return writeHex(bytes);
  if (way === PLAIN) return String.fromCharCode(...bytes);
  if (way !== AS_BASE64 || bytes.length % 3 !== 0) throw new NotPacked();
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    for (const shift of [18, 12, 6, 0]) text += BASE64[(bits >> shift) & 63];
  }
  return text;
}

function* readBase64(text: string): Generator<number> {
  for (let at = 0; at < text.length; at += 4) {
    let bits = 0;
    for (const letter of text.slice(at, at + 4)) bits = bits * 64 + BASE64.indexOf(letter);
    yield (bits >> 16) & 255;
    yield (bits >> 8) & 255;
    yield bits & 255;
  }
}
