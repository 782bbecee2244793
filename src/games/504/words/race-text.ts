/** What the table says of city cards and bonuses (module 2). */
export interface RaceText {
  readonly moveCapital: string;
  readonly moveMeans: string;
  /** With how many residents; none: of a settlement alone. */
  readonly recallResident: string;
  readonly recall: (residents: number) => string;
  readonly reached: (owners: readonly string[]) => string;
  readonly home: (owner: string) => string;
  readonly cities: string;
  readonly since: string;
  readonly bonuses: string;
  readonly bonus: (name: string, amount: string) => string;
  readonly noBonus: string;
  /** Where bonuses are for free cities, and there are no fights in cities. */
  readonly noneToWin: string;
  readonly goal: (cities: number) => string;
  /** Without residents the match ends with a turn. */
  readonly goalAlone: (cities: number) => string;
  readonly lastTurn: string;
}
