import type { EditorWords, FlawFacts } from '../editor-words';

const company = {
  brown: 'Brown',
  gray: 'Gray',
  orange: 'Orange',
  white: 'White',
  purple: 'Purple',
} as const;
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const capacities = { 1: '1 · black', 2: '2 · silver', 3: '3 · gold' } as const;
const columns = { first: '1st', second: '2nd', other: 'Other' } as const;
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

export const words: EditorWords = {
  tabs: { map: 'Map', chart: 'Chart', demand: 'Demand', automa: 'Automa', checks: 'Checks' },
  editor: 'Parts of the board',
  board: (name) => `Board being made: ${name}`,
  hex({ at, ground, thing, spike }) {
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
    select: 'Tap a place to name, change or move it.',
    hex: 'Tap water to make land.',
    city: 'Tap a hex for a city; tap a city to give it this capacity.',
    start: 'Tap the hex where this company starts.',
    harbor: 'Tap a hex for a harbor.',
    label: 'Tap water to write a name on it.',
    spike: 'Tap where it belongs.',
    erase: 'Tap to take away what stands there; tap again for the hex itself.',
    move: 'Tap where it should go.',
  },
  refused: {
    'is-land': 'There is land already.',
    taken: 'Something stands there already. Move it or erase it first.',
    'needs-land': 'The spike tile must lie on land.',
    'needs-city': 'This end of the Golden Spike must be a city. Tap one.',
    'nothing-here': 'There is nothing to take away.',
  },

  boardName: (language) => (language === 'en' ? 'Board name, English' : 'Board name, Korean'),
  placeName: (language) => (language === 'en' ? 'Name, English' : 'Name, Korean'),
  capacity: 'Companies it holds',
  capacities,
  startOf: 'Start of',
  spikePart: 'Golden Spike',
  spikeParts,
  spikeRemove: 'Play without the spike',
  strait: 'Drawn as a crossing',
  straitHint: 'Waves instead of land; it is built on like any hex.',
  newStrait: 'Crossing',
  index: (index) => `City #${index}`,
  label: 'Name on the water',
  move: 'Move',
  cancel: 'Cancel',
  remove: 'Remove',
  newCity: (number) => `City ${number}`,
  newStart: (id) => `${company[id]} start`,
  newHarbor: (number) => `Harbor ${number}`,
  newLabel: (number) => `Sea ${number}`,

  asInTheBox: 'As in the box again',
  isAsInTheBox: 'As in the box.',
  fewer: (what) => `One fewer: ${what}`,
  more: (what) => `One more: ${what}`,
  chartHint: 'What a share is worth at each length, by place in influence.',
  length: 'Length',
  columns,
  chartValue: (length, column) => `Length ${length}, ${columns[column]}`,
  addRow: 'Add a length',
  removeRow: 'Remove the last',
  demandHint: (tiles, cities) =>
    `${count(tiles, 'tile', 'tiles')} for ${count(cities, 'city', 'cities')}. Each city gets one at random; the rest stay in the box.`,
  tile: (first, second) => `${company[first]} and ${company[second]}`,
  automaHint: 'Steps for the target and for the company marker on each numbered tile.',
  automaTile: (number) => `Tile ${number}`,
  targetSteps: 'Target',
  companySteps: 'Company',
  stepsOf: (number, marker) =>
    `Tile ${number}: steps of the ${marker === 'city' ? 'target' : 'company'}`,
  addTile: 'Add a tile',
  removeTile: (number) => `Remove tile ${number}`,
  refresh: 'Refresh tiles',

  sound: 'Everything fits. This board can be played.',
  unsound: (problems) =>
    `${count(problems, 'thing', 'things')} to mend before this board can be played. It is kept as it is.`,
  showMe: 'Show me',
  showMeWhat: (problem) => `Show me: ${problem}`,
  flaws: {
    unreachable: (f) =>
      `No company could ever reach ${f.subject} from every start: land is missing or other places bar the way.`,
    'start-missing': (f) =>
      `A start is missing: ${f.companies.map((id) => company[id]).join(', ')}.`,
    taken: (f) => `${capital(subject(f))} stands on a hex that something else has.`,
    'too-few-tiles': (f) => `There are ${f.has} demand tiles, but ${f.least} cities need one each.`,
    'too-few': (f) => `${capital(subject(f))}: ${f.has} is too few; at least ${f.least}.`,
    'too-many': (f) => `${capital(subject(f))}: ${f.has} is too many; at most ${f.most}.`,
    'marker-stuck': () =>
      'With these automa tiles the company marker never comes to every company. One tile needs 1 or 3 company steps.',
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
        : `${capital(subject(f))} has the company or the inner name of another place. Remove it or rename it.`,
  },
  otherFlaw: (problem, at) => `The rules do not accept “${at}” (${problem}).`,
};
