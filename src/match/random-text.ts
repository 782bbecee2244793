/** 128 random bits as 32 hexadecimal digits, for ids and seeds. Works on pages served without TLS too. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
