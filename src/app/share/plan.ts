import type { SeatPlan } from '../../kit/header';
import type { PosterSum } from '../../ui/game-view';

/** Everything that stands on the picture of a match that is over. */
export interface PicturePlan {
  readonly game: string;
  /** Mode, board and what else was chosen. */
  readonly options: string;
  readonly day: string;
  /** The last position as SVG text. */
  readonly map: string;
  /** In order of rank. */
  readonly rows: readonly PictureRow[];
  /** What decided it. */
  readonly sentences: readonly string[];
}

export interface PictureRow {
  readonly name: string;
  /** Null for an opponent without a seat. */
  readonly seat: SeatPlan | null;
  /** What signs the seat; '' for an opponent without one. */
  readonly sign: string;
  readonly points: number;
  readonly sums: readonly PosterSum[];
}
