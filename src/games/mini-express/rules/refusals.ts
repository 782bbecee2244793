import type { Because, Seat } from '../../../kit/rules';
import type { CompanyId } from '../data/companies';

/** Why a tap at the table is refused. A city has its id, as in the written position. */
export type TableRefusal =
  | Because<'over' | 'wrong-phase' | 'start-city'>
  | Because<'also-missing' | 'harbor-missing' | 'west-missing'>
  | Because<'none-set-aside' | 'same-company', { company: CompanyId }>
  /** `seat` holds `company` and `with`. */
  | Because<'pair-taken', { company: CompanyId; with: CompanyId; seat: Seat }>
  | Because<'company-used' | 'no-share-left', { company: CompanyId }>
  | Because<'would-end', { company?: CompanyId }>
  | Because<'influence-too-low', { company: CompanyId; needs: number; has: number }>
  | Because<'own-track' | 'no-tile' | 'unreachable', { company: CompanyId; city: string }>
  | Because<'full', { company: CompanyId; city: string; capacity: number }>
  | Because<
      'too-far',
      { company: CompanyId; city: string; needs: number; has: number; most: number }
    >;

/** Why an action from outside is refused that the table never offers. */
export type OutsideRefusal =
  | Because<'no-action' | 'no-city' | 'no-harbor' | 'not-a-chain' | 'through-city'>
  | Because<'also-unexpected' | 'harbor-unexpected' | 'harbor-taken' | 'west-unexpected'>
  | Because<
      'also-same' | 'west-not-on-line' | 'not-connected' | 'own-track-on-route',
      { company: CompanyId }
    >
  | Because<'not-shortest', { has: number; needs: number }>
  | Because<'route-too-long', { has: number; most: number }>
  | Because<'unexpected-key', { key: string }>;

export type Refusal = TableRefusal | OutsideRefusal;
