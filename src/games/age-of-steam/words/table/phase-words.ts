import type { PhaseId } from '../ids';

/** The steps of a turn as the row at the top shows them. */
export type StepId = 'issue' | 'auction' | 'select' | 'build' | 'move' | 'pay' | 'grow';

/** The progress of a turn. */
export interface PhaseWords {
  /** One short word each. */
  readonly step: Readonly<Record<StepId, string>>;
  /** Of the two rounds of moving goods. */
  readonly round: (number: number) => string;
  readonly tiles: (tiles: number) => string;
  readonly engine: (level: number) => string;
  readonly cash: (amount: number) => string;
  /** What another player is doing now. */
  readonly waiting: Readonly<Record<Exclude<PhaseId, 'over'>, (name: string) => string>>;
}

/** The one question above every choice. */
export interface AskWords {
  readonly shares: string;
  readonly firstBid: string;
  /** `name` has the highest bid. */
  readonly bid: (name: string, high: number) => string;
  readonly keepBid: (high: number) => string;
  readonly action: string;
  readonly hex: (tile: number, of: number) => string;
  readonly shape: (tile: number, of: number) => string;
  /** Before a build turn ends. */
  readonly stop: string;
  readonly newCity: string;
  readonly newCityPlace: (city: string) => string;
  /** `deliveries`: how many can be made; 0: none. */
  readonly cube: (deliveries: number) => string;
  readonly destination: (cube: string, from: string) => string;
  readonly route: (to: string) => string;
  readonly nextLink: (at: string) => string;
  readonly deliver: string;
  readonly draw: (cubes: number) => string;
  readonly box: (cube: string) => string;
}
