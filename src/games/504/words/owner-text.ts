/** By the digit of the module that brings it. */
type ByDigit = Readonly<Record<number, string>>;

/** What is said of an owner's figures where all of them are looked up. */
export interface OwnerText {
  /** Leads there from the row of owners. */
  readonly look: string;
  readonly money: string;
  readonly income: string;
  /** What the income is made of. */
  readonly incomeOf: {
    readonly always: string;
    readonly rule: ByDigit;
    readonly cards: string;
    readonly once: string;
  };
  readonly points: string;
  /** What the points are made of. */
  readonly pointsOf: {
    readonly inPlay: string;
    readonly goal: ByDigit;
    readonly twist: string;
  };
  /** What counts toward the end of the match, by the module of role I. */
  readonly towardEnd: ByDigit;
  readonly outOf: (has: number, needs: number) => string;
  readonly residents: string;
  readonly active: string;
  readonly exhausted: string;
  readonly settlements: string;
  readonly onMap: string;
  readonly inStorage: string;
  readonly share: string;
  readonly president: string;
  readonly wealth: string;
}
