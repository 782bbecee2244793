/** A stop of a tour through the values of a composed setting. */
export interface TourStop {
  readonly value: string;
  /** What is new here for somebody who has played the stops before, in a sentence or two. */
  readonly news: string;
}
