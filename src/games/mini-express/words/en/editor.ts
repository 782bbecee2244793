import { count } from '../../../../kit/agree';
import type { TextsOf } from '../../../../kit/texts';
import type { CompanyId } from '../../data/companies';
import type { DemandColor } from '../../data/tiles';

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

const company = {
  brown: 'Brown',
  gray: 'Gray',
  orange: 'Orange',
  white: 'White',
  purple: 'Purple',
} as const;
const capacities = { 1: '1 · black', 2: '2 · silver', 3: '3 · gold' } as const;
const columns = { first: '1st', second: '2nd', other: '3rd+' } as const;
const spikeParts = { tile: 'Spike tile', first: 'First city', far: 'Far city' } as const;
const parts: Readonly<Record<string, string>> = {
  columns: 'the map',
  cities: 'the cities',
  starts: 'the starts',
  harbors: 'the harbors',
  golden_spike: 'the Golden Spike',
  straits: 'the crossings',
  labels: 'the names on the water',
  chart: 'the chart',
  demand_tiles: 'the demand tiles',
  automa_tiles: 'the automa tiles',
  name: 'the name of the board',
};
const part = (facts: FlawFacts) => parts[facts.part] ?? 'the board';
const subject = (facts: FlawFacts) => facts.subject || part(facts);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const flaws: Readonly<Record<string, (facts: FlawFacts) => string>> = {
  unreachable: (f) =>
    `${f.subject} must be reachable from every start: land is missing or something blocks the way.`,
  'start-missing': (f) => `A start is missing: ${f.companies.map((id) => company[id]).join(', ')}.`,
  taken: (f) => `${capital(subject(f))} shares a hex with something else.`,
  'too-few-tiles': (f) =>
    `There are ${f.has} demand tiles for ${f.least} cities; each city needs one.`,
  'too-few': (f) => `${capital(subject(f))}: ${f.has} is too few; at least ${f.least}.`,
  'too-many': (f) => `${capital(subject(f))}: ${f.has} is too many; at most ${f.most}.`,
  'marker-stuck': () =>
    'With these automa tiles the company marker cannot reach every company. One tile needs 1 or 3 company steps.',
  'no-cities': () => 'There is no city.',
  'no-capacity': (f) => `${capital(subject(f))} has no room for a company.`,
  'no-city': (f) => `${capital(subject(f))} must be a city of this board.`,
  'not-a-text': (f) =>
    f.part === 'golden_spike'
      ? 'The Golden Spike needs a first city and a far city.'
      : `${capital(subject(f))} needs a name in both languages.`,
  'off-board': (f) => `${capital(subject(f))} is not on land.`,
  twice: (f) =>
    f.part === 'golden_spike'
      ? 'The Golden Spike needs two different cities.'
      : `${capital(subject(f))} has the same company or internal name as another place. Remove or rename it.`,
};

export const words = {
  tabs: { map: 'Map', chart: 'Chart', demand: 'Demand', automa: 'Automa', checks: 'Checks' },
  editor: 'Parts of the board',
  board: (name: string) => `Editing board: ${name}`,
  hex({ at, ground, thing, spike }: EditorHex) {
    const parts = [`${{ land: 'land', strait: 'crossing', water: 'water' }[ground]} ${at}`];
    if (thing?.kind === 'city') {
      parts.unshift(`${thing.name}, city number ${thing.index}, capacity ${thing.capacity}`);
    } else if (thing?.kind === 'start') {
      parts.unshift(`${thing.name}, start of ${company[thing.company]}`);
    } else if (thing?.kind === 'harbor') parts.unshift(`${thing.name}, harbor`);
    else if (thing) parts.unshift(`“${thing.name}” on the water`);
    return [...parts, ...spike.map((one) => `Golden Spike: ${spikeParts[one]}`)].join('; ');
  },
  land: 'Land',

  tools: 'Tools',
  tool: {
    select: 'Select',
    hex: 'Hex',
    city: 'City',
    start: 'Start',
    harbor: 'Harbor',
    label: 'Name',
    spike: 'Spike',
    erase: 'Eraser',
  },
  hint: {
    select: 'Tap a place to rename, change or move it.',
    hex: 'Tap water to make land.',
    city: 'Tap a hex to add a city; tap a city to set its capacity.',
    start: 'Tap the hex where this company starts.',
    harbor: 'Tap a hex to add a harbor.',
    label: 'Tap water to add a name.',
    spike: 'Tap where it goes.',
    erase: 'Tap to remove what is there; tap again to remove the hex.',
    move: 'Tap its new place.',
  },
  refused: {
    'is-land': 'This is land already.',
    taken: 'Something is already there. Move or erase it first.',
    'needs-land': 'The spike tile must be on land.',
    'needs-city': 'This end of the Golden Spike must be a city. Tap one.',
    'nothing-here': 'There is nothing to remove.',
  },

  boardName: (language: 'en' | 'ko') =>
    language === 'en' ? 'Board name, English' : 'Board name, Korean',
  placeName: (language: 'en' | 'ko') => (language === 'en' ? 'Name, English' : 'Name, Korean'),
  capacity: 'Companies it holds',
  capacities,
  startOf: 'Start of',
  spikePart: 'Golden Spike',
  spikeParts,
  spikeRemove: 'Remove the spike',
  strait: 'Drawn as a crossing',
  straitHint: 'Waves instead of land; built on like any hex.',
  newStrait: 'Crossing',
  index: (index: number) => `City #${index}`,
  label: 'Name on the water',
  move: 'Move',
  cancel: 'Cancel',
  remove: 'Remove',
  newCity: (number: number) => `City ${number}`,
  newStart: (id: CompanyId) => `${company[id]} start`,
  newHarbor: (number: number) => `Harbor ${number}`,
  newLabel: (number: number) => `Sea ${number}`,

  asInTheBox: 'Reset to original',
  isAsInTheBox: 'Same as the original.',
  fewer: (what: string) => `One fewer: ${what}`,
  more: (what: string) => `One more: ${what}`,
  chartHint: 'Value of a share at each length, by influence place.',
  length: 'Length',
  columns,
  chartValue: (length: number, column: 'first' | 'second' | 'other') =>
    `Length ${length}, ${columns[column]}`,
  addRow: 'Add a length',
  removeRow: 'Remove last',
  demandHint: (tiles: number, cities: number) =>
    `${count(tiles, 'tile')} for ${count(cities, 'city', 'cities')}. Each city gets one at random; the rest are not used.`,
  tile: (first: DemandColor, second: DemandColor) => `${company[first]} and ${company[second]}`,
  automaHint: 'How far each numbered tile moves the target and the company marker.',
  automaTile: (number: number) => `Tile ${number}`,
  targetSteps: 'Target',
  companySteps: 'Company',
  stepsOf: (number: number, marker: 'city' | 'company') =>
    `Tile ${number}: ${marker === 'city' ? 'target' : 'company'} steps`,
  addTile: 'Add a tile',
  removeTile: (number: number) => `Remove tile ${number}`,
  refresh: 'Refresh tiles',

  sound: 'No problems. This board is ready to play.',
  unsound: (problems: number) =>
    `${count(problems, 'problem')} to fix before you can play this board. Your changes are saved.`,
  showMe: 'Show me',
  showMeWhat: (problem: string) => `Show me: ${problem}`,
  /** A sentence for each of the rules' problem words about a board; `other` for an unknown one. */
  flaws,
  otherFlaw: (problem: string, at: string) => `“${at}” is not valid (${problem}).`,
};

/** Texts that only the board editor uses. */
export type EditorWords = TextsOf<typeof words>;
