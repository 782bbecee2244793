import type { Effect } from '../data/effects';
import type { BonusCard, TOKEN_IDS } from '../data/tiles-form';
import type { Unit } from '../rules/units';
import type { ActWords, AskWords } from './table/act-words';
import type { BoardWords, ComingWords, StripWords, SupplyWords } from './table/board-words';
import type { FirstWords } from './table/first-words';
import type { SpaceWords } from './table/space-words';
import type { RoundWords, StandingWords } from './table/standing-words';

/** What only this game's table says. Functions give whole sentences or labels. */
export interface TableWords {
  /** What a special space pays. */
  readonly specials: Readonly<Record<'worker' | 'token' | 'key', string>>;
  readonly effect: (effect: Effect) => string;
  /** A number of what the pool counts. */
  readonly units: Readonly<Record<Unit, (n: number) => string>>;
  /** What a ?-token of the app does, and what an end-bonus card counts. */
  readonly tokenDoes: Readonly<Record<(typeof TOKEN_IDS)[number], string>>;
  readonly bonusCounts: (card: BonusCard) => string;
  /** Several things, all of them. */
  readonly list: (parts: readonly string[]) => string;
  /** Points that something adds: "+3". */
  readonly plus: (points: number) => string;
  readonly points: (points: number) => string;
  readonly thisRound: string;
  readonly now: string;
  /** What a space or an action can bring in this round. */
  readonly atBest: (points: number) => string;
  readonly pay: (workers: number, black: number, rubles: number) => string;
  /** What a seat can still place. */
  readonly purse: (workers: number, rubles: number, black: boolean) => string;
  readonly log: string;
  readonly strip: StripWords;
  readonly board: BoardWords;
  readonly spaces: SpaceWords;
  readonly coming: ComingWords;
  readonly supply: SupplyWords;
  readonly ask: AskWords;
  readonly first: FirstWords;
  readonly act: ActWords;
  readonly standing: StandingWords;
  readonly round: RoundWords;
}
