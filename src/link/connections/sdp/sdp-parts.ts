/** Thrown only inside this folder, where bytes end too early or are not what this app writes. */
export class NotPacked extends Error {}

/** Reads bytes from another phone, one part after the other. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  take(count: number): Uint8Array {
    const from = this.#at;
    if (from + count > this.#bytes.length) throw new NotPacked();
    this.#at += count;
    return this.#bytes.subarray(from, this.#at);
  }

  byte(): number {
    return this.take(1)[0] ?? 0;
  }

  /** 0 … 65535. */
  word(): number {
    return this.byte() * 256 + this.byte();
  }
}

export const writeHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Pairs of hexadecimal digits as bytes. */
export const readHex = (text: string): number[] =>
  (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** The kinds of addresses by which phones in one network reach each other. */
const MDNS = 0;
const IPV4 = 1;
const IPV6 = 2;

/** Packs an address; null: the other phone could not use it. */
export function packAddress(address: string): number[] | null {
  const mdns = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;
  const name = mdns.exec(address);
  if (name) return [MDNS, ...readHex(name.slice(1).join(''))];
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) {
    const parts = address.split('.').map(Number);
    return parts.every((part) => part < 256) ? [IPV4, ...parts] : null;
  }
  const words = readIpv6(address);
  return words && [IPV6, ...words.flatMap((word) => [word >> 8, word & 255])];
}

export function unpackAddress(reader: ByteReader): string {
  switch (reader.byte()) {
    case MDNS: {
      const hex = writeHex(reader.take(16));
      return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`;
    }
    case IPV4:
      return [...reader.take(4)].join('.');
    case IPV6:
      return Array.from({ length: 8 }, () => reader.word().toString(16)).join(':');
    default:
      throw new NotPacked();
  }
}

/** The eight words of an IPv6 address, or null. */
function readIpv6(address: string): number[] | null {
  const [left = '', right, ...more] = address.split('::');
  if (more.length > 0 || !/^[0-9a-f:]+$/i.test(address)) return null;
  const words = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [words(left), words(right ?? '')];
  const gap = 8 - before.length - after.length;
  if (right === undefined ? gap !== 0 : gap < 1) return null;
  const all = [...before, ...new Array<string>(gap).fill('0'), ...after];
  return all.every((word) => /^[0-9a-f]{1,4}$/i.test(word))
    ? all.map((word) => Number.parseInt(word, 16))
    : null;
}

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
