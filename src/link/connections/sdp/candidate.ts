import { type ByteReader, NotPacked, readHex, writeHex } from './byte-reader';

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
