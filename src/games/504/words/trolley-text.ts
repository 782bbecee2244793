/** What the table says of trolleys and of what they carry (module 1). Movement points are in halves. */
export interface TrolleyText {
  readonly drive: string;
  /** The same, and something done there. */
  readonly driveAnd: (title: string) => string;
  /** What a way takes, what it leaves, and what has to be bought for it. */
  readonly way: (points: number, left: number, price: number) => string;
  readonly deliver: (good: string) => string;
  readonly load: (cargo: string) => string;
  readonly unload: (cargo: string) => string;
  readonly residents: (count: number) => string;
  readonly extra: (price: number) => string;
  readonly speed: (from: number, to: number) => string;
  readonly secondHold: string;
  /** What is left of the turn. */
  readonly points: (left: number) => string;
  /** What a turn skips that is ended now. */
  readonly unused: (left: number) => string;
  readonly undelivered: (goods: number) => string;
  readonly emptyHold: string;

  /** Of a tile. */
  readonly stands: (owner: string, cargo: readonly string[]) => string;
  readonly offers: (good: string, left: number) => string;
  readonly wants: (goods: readonly string[]) => string;
  readonly covered: (goods: readonly string[]) => string;
  readonly loose: (goods: readonly string[]) => string;
  readonly waits: (good: string) => string;
  readonly inHouse: (owner: string, goods: readonly string[]) => string;

  /** What is looked up. */
  readonly trolleys: string;
  readonly speedOf: string;
  readonly hold: (number: number) => string;
  readonly delivered: string;
  readonly prices: string;
  readonly goal: (delivered: number, end: number) => string;
}
