/** The characters that QR codes encode in five and a half bits each. RFC 9285. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Bytes as a text for a QR code: three characters for two bytes. */
export function writeBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low] = bytes.subarray(at, at + 2);
    let value = low === undefined ? high : high * 256 + low;
    for (let left = low === undefined ? 2 : 3; left > 0; left--) {
      text += LETTERS[value % 45];
      value = Math.floor(value / 45);
    }
  }
  return text;
}

/** The bytes of such a text; null: it is not one. */
export function readBase45(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const group = text.slice(at, at + 3);
    let value = 0;
    for (const letter of [...group].reverse()) {
      const digit = LETTERS.indexOf(letter);
      if (digit < 0) return null;
      value = value * 45 + digit;
    }
    if (value > (group.length === 3 ? 0xffff : 0xff)) return null;
    if (group.length === 3) bytes.push(value >> 8);
    bytes.push(value & 0xff);
  }
  return Uint8Array.from(bytes);
}
