import { sha256 as hash } from '@noble/hashes/sha2.js';
import { canonical, type Json } from '../../kit/json';

/** 128 random bits as 22 characters: a share of a seed, or a number used once. */
export function drawSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(16)));
}

/** The SHA-256 of a text as 43 characters. */
export const sha256 = (text: string): string => base64url(hash(new TextEncoder().encode(text)));

/** 128 bits of the SHA-256 of a value as 22 characters. Two values with the same digest take about 2^64 steps to find. */
export const digestOf = (value: Json): string =>
  base64url(hash(new TextEncoder().encode(canonical(value))).subarray(0, 16));

/** Bytes as base64url, without padding. */
export function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of such a text. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
