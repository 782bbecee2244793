import { fingerprint } from '../../../kit/fingerprint';
import { base64url, bytesOf } from '../../identity/digest';
import type { PhoneId } from '../../messages/message';
import { readBase45, writeBase45 } from './base45';
import {
  ByteReader,
  NotPacked,
  packAddress,
  packCredential,
  readHex,
  unpackAddress,
  unpackCredential,
  writeHex,
} from './sdp-parts';

/** The first byte: the format of the rest. Those of protocol 2 were 0x10 to 0x19, without a phone's id. */
const OFFER = 0x20;
const ANSWER = 0x21;
const RAW_OFFER = 0x28;
const RAW_ANSWER = 0x29;

/** Bytes of a phone's id, which follow. */
const PHONE = 16;

/** Characters of a scanned or pasted code. A browser's description has some 700. */
export const LONGEST_CODE = 6000;
const MAX_SDP_LENGTH = 4000;
/** Addresses in a code. More would make it hard to scan, and the first ones are the best. */
const MAX_ADDRESSES = 6;

/** An offer or an answer to open a data channel, with all its addresses. */
export interface Description {
  readonly type: 'offer' | 'answer';
  readonly sdp: string;
  /** The id of the phone that has written it. */
  readonly phone: PhoneId;
}

/**
 * A description as a short text in the alphabet of QR codes. What is the same for every data channel is left
 * out, so 700 bytes become 80 to 120. An unexpected description is packed whole.
 */
export function packDescription({ type, sdp, phone }: Description): string {
  const id = [...bytesOf(phone)];
  const bytes = pack(sdp);
  if (bytes)
    return writeBase45(Uint8Array.from([type === 'offer' ? OFFER : ANSWER, ...id, ...bytes]));
  const raw = new TextEncoder().encode(sdp);
  return writeBase45(Uint8Array.from([type === 'offer' ? RAW_OFFER : RAW_ANSWER, ...id, ...raw]));
}

/**
 * The same text to be pasted: messengers change spaces, and those at an end are lost. A checksum decides which letters are
 * small. Older versions read it all the same.
 */
export function pasteable(code: string): string {
  const text = code.replaceAll(' ', '_');
  const sum = Number.parseInt(fingerprint(text).slice(-8), 16);
  let bit = 0;
  return text.replace(/[A-Z]/g, (letter) =>
    (sum >>> (bit++ % 32)) & 1 ? letter.toLowerCase() : letter,
  );
}

/**
 * The description in a scanned or pasted text; null: there is none. Spaces are part of a scanned one, and nothing in a
 * pasted one, into which a messenger may have put some. A pasted one in which something else was changed is none.
 */
export function unpackDescription(text: string): Description | null {
  if (text.length > LONGEST_CODE) return null;
  const pasted = text.replace(/\s/g, '');
  // Scanned codes, and pasted ones of older versions, are in capitals. People may type them in small letters.
  const hasSum = /[a-z]/.test(pasted) && /[A-Z]/.test(pasted);
  if (hasSum && pasteable(pasted.toUpperCase()) !== pasted) return null;
  return read(text) ?? read(pasted);
}

function read(text: string): Description | null {
  const bytes = readBase45(text.toUpperCase().replaceAll('_', ' '));
  if (!bytes) return null;
  try {
    return unpack(new ByteReader(bytes), bytes);
  } catch (error) {
    if (error instanceof NotPacked || error instanceof TypeError) return null;
    throw error;
  }
}

function unpack(reader: ByteReader, bytes: Uint8Array): Description | null {
  const form = reader.byte();
  const phone = base64url(reader.take(PHONE));
  if (form === OFFER) return { type: 'offer', sdp: rebuild(reader, 'actpass'), phone };
  if (form === ANSWER) return { type: 'answer', sdp: rebuild(reader, 'active'), phone };
  if (form !== RAW_OFFER && form !== RAW_ANSWER) return null;
  const sdp = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(1 + PHONE));
  if (!sdp.startsWith('v=0') || sdp.length > MAX_SDP_LENGTH) return null;
  return { type: form === RAW_OFFER ? 'offer' : 'answer', sdp, phone };
}

function pack(sdp: string): number[] | null {
  const line = (pattern: RegExp) => pattern.exec(sdp)?.[1]?.trim() ?? '';
  const name = packCredential(line(/^a=ice-ufrag:(.*)$/m));
  const password = packCredential(line(/^a=ice-pwd:(.*)$/m));
  const hash = line(/^a=fingerprint:sha-256 ([0-9a-f:]+)\s*$/im);
  const fingerprint = readHex(hash.replaceAll(':', ''));
  const candidates = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d{1,5}) typ host/gim;
  const addresses = [...sdp.matchAll(candidates)].flatMap(([, host = '', port]) => {
    const address = packAddress(host);
    return address ? [[...address, Number(port) >> 8, Number(port) & 255]] : [];
  });
  if (!name || !password || fingerprint.length !== 32 || addresses.length === 0) return null;
  return [...name, ...password, ...fingerprint, ...addresses.slice(0, MAX_ADDRESSES).flat()];
}

function rebuild(reader: ByteReader, setup: 'actpass' | 'active'): string {
  const name = unpackCredential(reader);
  const password = unpackCredential(reader);
  const fingerprint = writeHex(reader.take(32)).toUpperCase().match(/../g)?.join(':');
  const candidates: string[] = [];
  while (!reader.isAtEnd) {
    const number = candidates.length;
    const address = unpackAddress(reader);
    candidates.push(
      `a=candidate:${number + 1} 1 udp ${2113937151 - number} ${address} ${reader.word()} typ host`,
    );
  }
  if (candidates.length === 0 || candidates.length > MAX_ADDRESSES) throw new NotPacked();
  return [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates,
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    `a=setup:${setup}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    '',
  ].join('\r\n');
}
