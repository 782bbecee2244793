/** What the coach says of a move before it is played. It is loaded with the first hint. */
export interface CounselWords {
  /** Moves, as a heading names them. */
  readonly share: (company: string) => string;
  readonly build: (company: string, city: string, trains: number) => string;
  /** What a build chooses besides, put behind it. */
  readonly also: (company: string) => string;
  readonly harbor: (name: string) => string;
  readonly west: (company: string) => string;

  /** What a move changes, a sentence each. Places are as the table names them. */
  readonly place: (name: string, company: string, from: string, to: string) => string;
  readonly score: (name: string, by: number, to: number) => string;
  readonly value: (company: string, from: number, to: number) => string;
  readonly shares: (company: string, shares: number) => string;
  readonly influence: (company: string, by: number, to: number) => string;
  readonly rival: (name: string, by: number) => string;
  /** Nothing that can be counted yet. */
  readonly quiet: string;
}
