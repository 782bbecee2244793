/** When a chart of a finished match takes its figures: at the end of every round, or of every turn. */
export type ChartRhythm = 'round' | 'turn';

/** One figure of every holder over a whole match. */
export interface MatchChart<State extends object = object> {
  readonly id: string;
  /** In a word or two, for the button that shows it. */
  readonly label: string;
  /** What is counted, and when. */
  readonly title: string;
  readonly rhythm: ChartRhythm;
  /**
   * The figure in a position; null: there is none, as after a holder went out. `before` is the position in which the
   * chart took its last figures, null for the first ones: so a chart can tell what each round brought. A holder is a seat, or
   * the number after the last one.
   */
  value(state: State, holder: number, before: State | null): number | null;
}

/** The figures of a game whose course people like to see after a match, in a language. */
export interface MatchCharts<State extends object = object> {
  /** The number of the round that a position belongs to; a game without rounds has one. */
  round(state: State): number;
  readonly charts: readonly MatchChart<State>[];
}
