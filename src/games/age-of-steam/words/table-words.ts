import type { BuildWords, MoveWords } from './table/board-words';
import type { ButtonWords } from './table/button-words';
import type { HexWords } from './table/hex-words';
import type { GoodsWords, MoneyWords, PaydayWords } from './table/money-words';
import type { AskWords, PhaseWords } from './table/phase-words';
import type { ActionWords, AuctionWords, ShareWords } from './table/plan-words';

/** The headings of panels and sheets, and other permanent texts of the table. */
export interface PanelWords {
  readonly details: string;
  readonly order: string;
  readonly money: string;
  readonly tiles: string;
  /** On a narrow tab. */
  readonly goodsTab: string;
  readonly tilesTab: string;
  readonly log: string;
  readonly out: (turn: number) => string;
  /** Before a seat's income, and before what its next payday takes: very short. */
  readonly income: string;
  readonly costs: string;
  readonly points: (points: number) => string;
}

/** What only this game's table says. Functions give whole sentences or labels. */
export interface TableWords {
  readonly panels: PanelWords;
  readonly phase: PhaseWords;
  readonly ask: AskWords;
  readonly buttons: ButtonWords;
  readonly shares: ShareWords;
  readonly auction: AuctionWords;
  readonly actions: ActionWords;
  readonly build: BuildWords;
  readonly move: MoveWords;
  readonly money: MoneyWords;
  readonly payday: PaydayWords;
  readonly goods: GoodsWords;
  readonly hex: HexWords;
}
