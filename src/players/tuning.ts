/** What can be turned on a search, in one place. */
export interface Tuning {
  /** How much a promising but little tried action is preferred to one that has done well. */
  readonly exploration: number;
  /** A node may have `widening · visits ^ narrowness` children, the most promising first. */
  readonly widening: number;
  readonly narrowness: number;
  /** Actions that are sketched beyond the tree, where there is advice. */
  readonly sketched: number;
  /** Nodes a tree holds at most; a full tree learns on, but no longer grows. */
  readonly capacity: number;
}

export const usualTuning: Tuning = {
  exploration: 0.6,
  widening: 2,
  narrowness: 0.5,
  sketched: 3,
  capacity: 2 ** 17,
};
