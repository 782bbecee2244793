import type { CompanyId } from '../data/companies';

/** How far the Golden Spike has come; its cities by name. */
export interface SpikeFacts {
  readonly state: 'waiting' | 'off' | 'begun' | 'driven';
  readonly first: string;
  readonly far: string;
  readonly east: CompanyId | null;
  readonly west: CompanyId | null;
}

/** What the table says only in a match with an automa or a variant. */
export interface TableExtraWords {
  readonly spike: (facts: SpikeFacts, company: Readonly<Record<CompanyId, string>>) => string;

  readonly automaTurn: string;
  readonly goOn: string;
  readonly bag: string;
  readonly inBag: (tiles: number) => string;
  readonly drawn: (tiles: number) => string;
  readonly bagMeaning: string;
  readonly refresh: string;
  readonly tileSteps: (target: number, company: number) => string;
  readonly automaMarkers: (company: string, target: string) => string;
}
