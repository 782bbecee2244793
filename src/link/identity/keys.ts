import { base64url, bytesOf, digestOf } from './digest';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** A phone's key pair. The private half can sign, and nothing can read it: not even this app. */
export interface KeyPair {
  readonly signing: CryptoKey;
  /** The public half as other phones get it: 65 bytes as 87 characters. */
  readonly key: string;
}

/** Draws a key pair. Only pages from `https` or `localhost` can. P-256, because every browser of ours has it. */
export async function drawKeyPair(): Promise<KeyPair> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, false, [
    'sign',
    'verify',
  ]);
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  return { signing: privateKey, key: base64url(new Uint8Array(raw)) };
}

/** The id of the phone with this public key: 128 bits of its SHA-256, so no phone can take another's id. */
export const phoneOf = (key: string): string => digestOf(key);

/** Signs a text: 64 bytes as 86 characters. */
export async function sign({ signing }: KeyPair, text: string): Promise<string> {
  const signature = await crypto.subtle.sign(SIGNING, signing, new TextEncoder().encode(text));
  return base64url(new Uint8Array(signature));
}

/** What a phone is said to have signed. */
export interface Claim {
  /** The phone's public key. */
  readonly key: string;
  readonly text: string;
  readonly signature: string;
}

/** Keys that have been read, by their texts. A table has few. */
const known = new Map<string, Promise<CryptoKey>>();
const MAX_KNOWN = 64;

/** Whether a phone has signed that. A key that is none has signed nothing. */
export async function isSigned({ key, text, signature }: Claim): Promise<boolean> {
  try {
    const publicKey = await readKey(key);
    const bytes = new TextEncoder().encode(text);
    return await crypto.subtle.verify(SIGNING, publicKey, bytesOf(signature), bytes);
  } catch {
    return false;
  }
}

function readKey(key: string): Promise<CryptoKey> {
  const read =
    known.get(key) ?? crypto.subtle.importKey('raw', bytesOf(key), CURVE, true, ['verify']);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, read);
  return read;
}

/** No signatures: the browser has refused to make them. */
export async function signAll(
  sign: (text: string) => Promise<string>,
  texts: readonly string[],
): Promise<readonly string[]> {
  try {
    return await Promise.all(texts.map((text) => sign(text)));
  } catch {
    return [];
  }
}

/** Whether all of this has been signed. */
export async function areSigned(claims: readonly Claim[]): Promise<boolean> {
  return (await Promise.all(claims.map(isSigned))).every(Boolean);
}
