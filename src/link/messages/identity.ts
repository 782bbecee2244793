import type { PhoneId } from './message';

/** 128 random bits as 22 characters: a phone's key, or its share of a seed. */
export function drawSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(16)));
}

/** The SHA-256 of a text as 43 characters. Only pages from `https` or `localhost` can compute it. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return base64url(new Uint8Array(digest));
}

/** The public id of the phone with this key. */
export async function phoneOf(key: string): Promise<PhoneId> {
  return (await sha256(key)).slice(0, 16);
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
