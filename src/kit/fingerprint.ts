import { canonical, type Json } from './json';

/**
 * A hash of 14 hexadecimal digits (53 bits) that differs when two positions differ. It covers the position but
 * not the generator, so phones with different seeds can compare it. It does not protect against forgery; the
 * rules validate every entry anyway. The hash is cyrb53: two lanes of multiply and xor-shift.
 */
export function fingerprint(position: Json): string {
  const text = canonical(position);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0');
}
