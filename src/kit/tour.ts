/** A stop of a tour through the values of a composed setting. */
export interface TourStop {
  readonly value: string;
  /** What is new here after the earlier stops, in a sentence or two. */
  readonly news: string;
}
