import { lookAhead } from '../../../kit/look-ahead';
import type { Action, Seat } from '../../../kit/rules';
import { COMPANIES, type CompanyId } from '../data/companies';
import type { ChartRow } from '../data/length-chart';
import { rules } from '../rules';
import { targetCity } from '../rules/automa-bag';
import type { Event } from '../rules/events';
import { hasAutoma } from '../rules/options';
import { isTwoColumn, type ScoreLine, scoreSheet } from '../rules/scoring';
import { type Company, MARKER, PICKS, phase, type State } from '../rules/state';
import { isDepleted, isLastRound } from '../rules/supply';
import type { PickFacts } from '../words/en/table';

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
  /** By company, in their fixed order. */
  readonly lines: readonly ScoreLine[];
  readonly shares: number;
  readonly total: number;
}

/** The places of the automa's markers. */
export interface AutomaFacts {
  readonly company: Company;
  /** A city's number from 0; -1 before the first. */
  readonly target: number;
}

/** The figures of a position that the screen needs, computed once. */
export interface Facts {
  readonly phase: 'draft' | 'play' | 'over';
  readonly companies: readonly CompanyFacts[];
  /** All holders: the seats, then the automa where there is one. */
  readonly seats: readonly SeatFacts[];
  readonly automa: AutomaFacts | null;
  /** The chart's columns in use. */
  readonly columns: readonly (keyof ChartRow)[];
  readonly lastRound: boolean;
}

export function readFacts(state: State): Facts {
  return {
    phase: phase(state),
    companies: COMPANIES.map((id, company) => companyFacts(state, id, company)),
    seats: scoreSheet(state),
    automa: readAutoma(state),
    columns: isTwoColumn(state) ? ['second', 'other'] : ['first', 'second', 'other'],
    lastRound: isLastRound(state),
  };
}

/** The effect of a line of actions on everybody, as far as it can be known. */
export interface Foreseen {
  readonly before: Facts;
  readonly after: Facts;
  readonly events: readonly Event[];
}

export function foreseeLine(state: State, actions: readonly Action[]): Foreseen {
  const { after, events } = lookAhead(rules, state, actions).upToChance;
  return { before: readFacts(state), after: readFacts(after), events };
}

/** Null in a match without an automa. */
export function readAutoma(state: State): AutomaFacts | null {
  if (!hasAutoma(state.options.mode)) return null;
  return { company: state.automa[MARKER] ?? 0, target: targetCity(state) };
}

/** The pick in the draft that the seat to act could make of a company. */
export function readPick(state: State, company: Company): PickFacts {
  return {
    mode: state.options.mode,
    picks: state.turn[PICKS] ?? 0,
    setAside: state.setAside[company] ?? 0,
  };
}

function companyFacts(state: State, id: CompanyId, company: Company): CompanyFacts {
  const figure = (figures: Uint8Array) => figures[company] ?? 0;
  const length = figure(state.length);
  const values = state.board.chart[length];
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
