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
