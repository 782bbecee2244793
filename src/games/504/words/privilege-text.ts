/** What the table says of privileges, bids and factories, in one language. */
export interface PrivilegeText {
  /** A bid in dollars, on its button and as the name of a step to it. */
  readonly bid: (amount: number) => string;
  readonly bidAsk: string;
  readonly bidNote: (cash: number) => string;
  readonly bidMeans: string;
  /** Whose bid is in, by their marks. */
  readonly haveBid: string;
  readonly placeAsk: string;
  readonly place: (place: number) => string;
  readonly placeOf: (place: number, name: string) => string;

  readonly forSale: (card: string) => string;
  readonly cardOf: (card: number, all: number) => string;
  readonly least: (amount: number) => string;
  readonly highest: (name: string, amount: number) => string;
  readonly nobodyBids: (price: number) => string;
  /** Passing ends the sale of the card. */
  readonly passMeans: (winner: string | null, price: number) => string;
  readonly out: string;
  readonly bidding: string;
  readonly hasIt: string;
  readonly raise: (by: number) => string;
  readonly later: string;

  readonly takeAsk: string;
  readonly take: (card: string, price: number) => string;
  readonly nothingTaken: string;
  readonly free: string;
  readonly owned: string;
  readonly row: string;
  readonly cards: string;
  readonly deck: (left: number) => string;
  readonly none: string;

  readonly factory: (price: number) => string;
  readonly factoryNote: (here: number, most: number) => string;
  readonly factoriesHere: (owner: string | null, count: number) => string;
  readonly factories: string;
  readonly lastIncome: string;
  /** The taxes, per full `per` dollars of the last income. */
  readonly taxNote: (per: number) => string;
  readonly rouse: string;
  readonly rouseNote: string;
  readonly follow: string;
  readonly goal: (built: number, end: number) => string;

  readonly shift: {
    readonly ask: string;
    readonly from: string;
    readonly to: string;
    readonly leave: string;
    readonly marker: (kind: string, count: number) => string;
  };
}
