import type { Happened, Emit as KitEmit, Seat } from '../../../kit/rules';
import type { CompanyId } from '../data/companies';
import type { State } from './state';

/** What happens in every match. A city has its id, as in the written position. */
export type BaseEvent =
  | Happened<'draft', { seat: Seat; company: CompanyId; shares: number }>
  /** `cost`: the influence paid. */
  | Happened<'take', { seat: Seat; company: CompanyId; cost: number }>
  /** Trains become ready. */
  | Happened<'trains' | 'compensation', { company: CompanyId; by: number }>
  | Happened<'build', { seat: Seat; city: string } & Omit<WrittenBuild, 'do'>>
  | Happened<'length', { company: CompanyId; by: number; to: number }>
  | Happened<'influence', { seat: Seat; company: CompanyId; by: number; to: number }>
  | Happened<'tile-leaves', { city: string }>
  | Happened<'depleted', { company: CompanyId; reason: 'supply' | 'shares' }>
  | Happened<'skip', { seat: Seat }>
  | Happened<'last-round' | 'over'>;

/** What happens only with an automa or a variant. */
export type ExtraEvent =
  /** `again`: a refresh tile was drawn just before. */
  | Happened<'draw', { tile: readonly [target: number, company: number] | 'refresh'; again?: true }>
  /** `target`: the index of the city, from 1; 0 before the first. */
  | Happened<'markers', { company: CompanyId; target: number }>
  /** `candidates`: best first. */
  | Happened<
      'automa-choice',
      { company: CompanyId; target: string; decided: DecidedBy; candidates: readonly Candidate[] }
    >
  | AutomaEvent
  /** `harbor`: its hex. */
  | Happened<'harbor', { company: CompanyId; harbor: string }>
  | Happened<'far-start', { company: CompanyId }>
  | Happened<'spike-begun', { east?: CompanyId }>
  | Happened<'spike-off'>
  | Happened<'spike-driven', { east?: CompanyId; west?: CompanyId }>;

/** What the automa does. */
export type AutomaEvent =
  | Happened<'automa', { does: { do: 'take'; company: CompanyId } }>
  | Happened<'automa', { does: { do: 'draft'; company: CompanyId; shares: number } }>
  | Happened<'automa', { does: WrittenBuild; city: string }>;

/** A build in its written form. Hexes are written "col,row". */
export type WrittenBuild = {
  readonly do: 'build';
  readonly company: CompanyId;
  /** In building order, the city last. */
  readonly route: readonly string[];
  readonly also?: CompanyId;
  readonly harbor?: string;
  readonly west?: CompanyId;
};

/** The criterion that decided between the candidates. */
export type DecidedBy = 'only' | 'nearest' | 'fewest-trains' | 'most-companies' | 'highest-index';

/** More steps than there are on a board. */
export const UNREACHED = 255;

/** A city that the automa could build into. `steps`: to the target city; UNREACHED where it cannot be reached. */
export type Candidate = {
  readonly city: string;
  readonly cost: number;
  readonly steps: number;
  readonly companies: number;
};

export type Event = BaseEvent | ExtraEvent;
export type Emit = KitEmit<State, Event>;
