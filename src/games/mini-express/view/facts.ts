import type { Seat } from '../../../kit/rules';
import { COMPANIES, type CompanyId } from '../data/board-form';
import { type ChartRow, LENGTH_CHART } from '../data/length-chart';
import { type ScoreLine, scoreSheet } from '../rules/scoring';
import { type Company, phase, type State } from '../rules/state';
import { isDepleted, isLastRound } from '../rules/supply';

/** What a company's card shows. */
export interface CompanyFacts {
  readonly company: Company;
  readonly id: CompanyId;
  readonly ready: number;
  readonly supply: number;
  readonly sharesLeft: number;
  readonly setAside: number;
  readonly length: number;
  readonly values: ChartRow;
  readonly depleted: boolean;
}

export interface SeatFacts {
  readonly seat: Seat;
  /** By company, in their order. */
  readonly lines: readonly ScoreLine[];
  readonly shares: number;
  readonly total: number;
}

/** The figures of a position as the screen needs them, read once. */
export interface Facts {
  readonly phase: 'draft' | 'play' | 'over';
  readonly companies: readonly CompanyFacts[];
  readonly seats: readonly SeatFacts[];
  readonly lastRound: boolean;
}

export function readFacts(state: State): Facts {
  return {
    phase: phase(state),
    companies: COMPANIES.map((id, company) => companyFacts(state, id, company)),
    seats: scoreSheet(state),
    lastRound: isLastRound(state),
  };
}

function companyFacts(state: State, id: CompanyId, company: Company): CompanyFacts {
  const figure = (figures: Uint8Array) => figures[company] ?? 0;
  const length = figure(state.length);
  const values = LENGTH_CHART[length];
  if (!values) throw new RangeError(`the length chart has no row ${length}`);
  return {
    company,
    id,
    ready: figure(state.ready),
    supply: figure(state.supply),
    sharesLeft: figure(state.sharesLeft),
    setAside: figure(state.setAside),
    length,
    values,
    depleted: isDepleted(state, company),
  };
}
