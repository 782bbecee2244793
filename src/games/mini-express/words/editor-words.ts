import type { CompanyId } from '../data/companies';
import type { DemandColor } from '../data/demand-tiles';

/** The contents of a hex of the edited board, for screen readers. */
export interface EditorHex {
  readonly at: string;
  readonly ground: 'land' | 'strait' | 'water';
  readonly thing:
    | {
        readonly kind: 'city';
        readonly name: string;
        readonly index: number;
        readonly capacity: number;
      }
    | { readonly kind: 'start'; readonly name: string; readonly company: CompanyId }
    | { readonly kind: 'harbor' | 'label'; readonly name: string }
    | null;
  /** The parts of the Golden Spike on this hex. */
  readonly spike: readonly ('tile' | 'first' | 'far')[];
}

/** The figures of a problem from the rules, with names instead of ids. */
export interface FlawFacts {
  /** The part of the board: `cities`, `starts`, `chart` … */
  readonly part: string;
  /** The name of the place, the number of the row, or empty for the whole part. */
  readonly subject: string;
  readonly has: number;
  readonly least: number;
  readonly most: number;
  readonly companies: readonly CompanyId[];
}

/** Texts that only the board editor uses. */
export interface EditorWords {
  readonly tabs: Readonly<Record<'map' | 'chart' | 'demand' | 'automa' | 'checks', string>>;
  readonly editor: string;
  readonly board: (name: string) => string;
  readonly hex: (facts: EditorHex) => string;
  readonly land: string;

  readonly tools: string;
  readonly tool: Readonly<
    Record<'select' | 'hex' | 'city' | 'start' | 'harbor' | 'label' | 'spike' | 'erase', string>
  >;
  readonly hint: Readonly<
    Record<
      'select' | 'hex' | 'city' | 'start' | 'harbor' | 'label' | 'spike' | 'erase' | 'move',
      string
    >
  >;
  readonly refused: Readonly<
    Record<'is-land' | 'taken' | 'needs-land' | 'needs-city' | 'nothing-here', string>
  >;

  readonly boardName: (language: 'en' | 'ko') => string;
  readonly placeName: (language: 'en' | 'ko') => string;
  readonly capacity: string;
  readonly capacities: Readonly<Record<1 | 2 | 3, string>>;
  readonly startOf: string;
  readonly spikePart: string;
  readonly spikeParts: Readonly<Record<'tile' | 'first' | 'far', string>>;
  readonly spikeRemove: string;
  readonly strait: string;
  readonly straitHint: string;
  readonly newStrait: string;
  readonly index: (index: number) => string;
  readonly label: string;
  readonly move: string;
  readonly cancel: string;
  readonly remove: string;
  readonly newCity: (number: number) => string;
  readonly newStart: (company: CompanyId) => string;
  readonly newHarbor: (number: number) => string;
  readonly newLabel: (number: number) => string;

  readonly asInTheBox: string;
  readonly isAsInTheBox: string;
  readonly fewer: (what: string) => string;
  readonly more: (what: string) => string;
  readonly chartHint: string;
  readonly length: string;
  readonly columns: Readonly<Record<'first' | 'second' | 'other', string>>;
  readonly chartValue: (length: number, column: 'first' | 'second' | 'other') => string;
  readonly addRow: string;
  readonly removeRow: string;
  readonly demandHint: (tiles: number, cities: number) => string;
  readonly tile: (first: DemandColor, second: DemandColor) => string;
  readonly automaHint: string;
  readonly automaTile: (number: number) => string;
  readonly targetSteps: string;
  readonly companySteps: string;
  readonly stepsOf: (number: number, marker: 'city' | 'company') => string;
  readonly addTile: string;
  readonly removeTile: (number: number) => string;
  readonly refresh: string;

  readonly sound: string;
  readonly unsound: (problems: number) => string;
  readonly showMe: string;
  readonly showMeWhat: (problem: string) => string;
  /** A sentence for each of the rules' problem words about a board; `other` for an unknown one. */
  readonly flaws: Readonly<Record<string, (facts: FlawFacts) => string>>;
  readonly otherFlaw: (problem: string, at: string) => string;
}
