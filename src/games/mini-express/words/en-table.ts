import type { DemandColour } from '../data/demand-tiles';
import type { TableWords } from './table-words';

const demand: Record<DemandColour, string> = {
  brown: 'Brown',
  gray: 'Gray',
  orange: 'Orange',
  white: 'White',
  purple: 'purple (your choice)',
};

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

const places = { first: '1st', second: '2nd', other: 'other', none: 'no influence' };

const and = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const named = (colours: readonly DemandColour[]) => and(colours.map((colour) => demand[colour]));

export const table: TableWords = {
  letter: { brown: 'B', gray: 'G', orange: 'O', white: 'W', purple: '?' },
  demand,
  change: (from, to) => `from ${from} to ${to}`,

  board: (name) => `Board: ${name}`,
  hex(facts) {
    const parts: string[] = [];
    if (facts.start) parts.push(`${facts.name}, start of ${demand[facts.start]}`);
    else if (facts.capacity > 0) {
      parts.push(`${facts.name}, room for ${facts.capacity}`);
      parts.push(facts.companies.length > 0 ? `holds ${named(facts.companies)}` : 'empty');
      parts.push(facts.tile ? `demand ${named(facts.tile)}` : 'no demand tile');
    } else {
      parts.push(facts.name ?? `Hex ${facts.at}`);
      if (facts.companies.length > 0) parts.push(`track of ${named(facts.companies)}`);
    }
    if (facts.cost !== null) parts.push(`can be reached with ${count(facts.cost, 'train')}`);
    if (facts.step !== null) parts.push(`hex ${facts.step} of the route`);
    return parts.join('; ');
  },
  card(facts) {
    const { first, second, other } = facts.values;
    const parts = [`${count(facts.ready, 'train')} ready`];
    if (facts.phase === 'draft') parts.push(`${count(facts.setAside, 'share')} set aside`);
    parts.push(`${count(facts.sharesLeft, 'share')} left`);
    parts.push(`length ${facts.length}, a share is worth ${first}, ${second} or ${other}`);
    if (facts.own) {
      const { influence, place, shares } = facts.own;
      parts.push(`your influence ${influence}, place: ${places[place]}`);
      parts.push(`you hold ${count(shares, 'share')}`);
    }
    return parts.join('; ');
  },
  companies: 'Companies',
  ready: 'Ready',
  perShare: 'per share',
  shares: 'Shares',
  setAside: 'Aside',
  length: 'Length',
  influence: 'Influence',
  influenceShort: 'Infl.',
  owned: 'Held',

  turn: 'Turn',
  panels: 'Details',
  players: 'Players',
  log: 'Log',
  nothingPlayed: 'Nothing has been played yet.',
  toAct: 'To act',
  starts: 'Starts the rounds',
  noShares: 'no shares',
  worthNow: (points) => `${count(points, 'point')} now`,

  chooseCompany: 'Your turn: choose a company.',
  chooseShare: 'Your pick: choose a company for a share.',
  draftMeaning: (setAside) =>
    `${count(setAside, 'share')} set aside. Those that nobody picks make the company longer.`,
  draft: 'Pick a share',
  take: (influence) =>
    influence === 0 ? 'Take a share for nothing' : `Take a share · costs ${influence} influence`,
  chooseCity: (cities) =>
    cities === 0 ? 'No city is within reach.' : 'Or build to a city that is lit:',
  forTrains: (name, trains) => `${name}, ${count(trains, 'train')}`,
  trains: (n) => count(n, 'train'),
  takeTitle: (company) => `A ${company} share`,
  buildTitle: (company, city) => `${company} to ${city}`,
  route: (number, of) => `Route ${number} of ${of}`,
  otherRoute: 'Another route',
  steer: 'Or tap a dotted hex.',
  chooseAlso: 'Purple: which company besides?',
  compensation: 'compensation',
  ifEndedNow: 'If it ended now',
  confirm: 'Confirm',
  back: 'Back',
  close: 'Close',

  capacity: (capacity, held) => `Room for ${capacity}, ${capacity - held} free`,
  holds: 'Holds',
  tile: 'Demand',
  noTile: 'none left',
  startOf: (company) => `Start of ${company}. Nobody else builds here.`,
  whoCanBuild: 'Who can build here',

  place: places,
  worth: 'Worth',
  points: (total) => count(total, 'point'),
  line: (company, shares, value, place, points) =>
    `${company}: ${count(shares, 'share')} at ${value} (${place}) make ${points}`,
  tieByShares: (winner, others) =>
    `${winner} stands before ${others}: as many points, fewer shares.`,
  tieBySeat: (winner, others) =>
    `${winner} stands before ${others}: points and shares equal, nearer to the start player.`,
};
