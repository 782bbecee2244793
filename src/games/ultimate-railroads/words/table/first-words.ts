/** What comes before a space can be picked. */
export interface FirstWords {
  readonly start: string;
  readonly bonus: string;
  /** A locomotive in hand. */
  readonly hand: string;
  readonly spread: string;
  readonly again: string;
  readonly guest: string;
  readonly must: (pending: string) => string;
  readonly may: (pending: string) => string;
}
