/** Texts of buttons: short, and they say what happens. */
export interface ButtonWords {
  /** 0: none. */
  readonly issue: (shares: number) => string;
  readonly bid: (amount: number) => string;
  readonly stand: (high: number) => string;
  readonly pass: string;
  readonly drop: (place: number, pays: number) => string;
  readonly bidForMe: (limit: number) => string;
  readonly stopBidding: string;
  readonly takeAction: (action: string) => string;
  readonly urbanize: (city: string) => string;
  readonly noNewCity: string;
  readonly build: (cost: number) => string;
  readonly rotate: string;
  readonly takeBackTile: string;
  readonly doneBuilding: string;
  /** The last tile that may be built, and with it the end of building. */
  readonly buildLast: (cost: number) => string;
  readonly deliver: (income: number, then: number) => string;
  readonly linkByLink: string;
  readonly engine: (level: number) => string;
  readonly noDelivery: string;
  readonly allDeliveries: string;
  readonly draw: (cubes: number) => string;
  readonly noDraw: string;
  readonly placeCube: string;
  readonly explainActions: string;
  /** More of the map, less of what is asked. */
  readonly map: string;
  readonly back: string;
}
