/** The lines of everybody's money. */
export interface MoneyWords {
  readonly row: Readonly<
    Record<
      | 'cash'
      | 'income'
      | 'shares'
      | 'engine'
      /** What is missing, and taken from the income instead. */
      | 'short'
      | 'after'
      | 'incomeThen'
      | 'reduction'
      | 'incomePoints'
      | 'sharePoints'
      | 'track'
      /** After that payday. */
      | 'score'
      /** After the match. */
      | 'final',
      string
    >
  >;
  readonly formula: (income: number, shares: number, track: number, score: number) => string;
  readonly worthOfIncome: (paydays: number) => string;
}

/** What comes of it at the next payday, and warnings before it is too late. */
export interface PaydayWords {
  readonly title: string;
  readonly ifYouDoThis: (cash: number, income: number, score: number) => string;
  readonly short: (missing: number, income: number, then: number) => string;
  readonly shortOf: (name: string, missing: number, income: number, then: number) => string;
  readonly ruin: (missing: number, income: number) => string;
  readonly ruinOf: (name: string, missing: number, income: number) => string;
  /** How much more cash would be enough to stay in. */
  readonly ruinUnless: (cash: number) => string;
  readonly reduction: (by: number, income: number, then: number) => string;
  readonly step: Readonly<
    Record<'income' | 'expenses' | 'reduction' | 'light' | 'dark' | 'growth' | 'turn', string>
  >;
}

export interface GoodsWords {
  readonly side: Readonly<Record<'light' | 'dark', string>>;
  readonly column: (city: string, die: number) => string;
  readonly cubes: (cubes: readonly { readonly cube: string; readonly count: number }[]) => string;
  readonly noCubes: string;
  readonly emptyBox: string;
  readonly emptyBoxes: (boxes: number) => string;
  readonly offMap: string;
  readonly chance: (percent: number) => string;
  /** How many cubes a city gets on average when goods grow next. */
  readonly expected: (cubes: string) => string;
  readonly expectedMeaning: string;
  readonly noGrowth: string;
  readonly inBag: (cubes: number) => string;
  readonly bagMeaning: string;
}
