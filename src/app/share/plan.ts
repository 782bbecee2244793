import type { SeatPlan } from '../../kit/header';
import type { PosterSum } from '../../ui/game-view';

export interface PicturePlan {
  readonly game: string;
  /** Mode, board and the other choices. */
  readonly options: string;
  readonly day: string;
  /** The last position as SVG text. */
  readonly map: string;
  /** In order of rank. */
  readonly rows: readonly PictureRow[];
  readonly sentences: readonly string[];
}

export interface PictureRow {
  readonly name: string;
  /** Null for an opponent without a seat. */
  readonly seat: SeatPlan | null;
  /** The letters of the seat's sign; '' for an opponent without a seat. */
  readonly sign: string;
  /** From 1. Equal places are shared. */
  readonly place: number;
  readonly points: number;
  readonly sums: readonly PosterSum[];
}
