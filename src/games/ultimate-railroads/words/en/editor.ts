import { count } from '../../../../kit/agree';
import type { TextsOf } from '../../../../kit/texts';
import { PRIZE_POINTS } from '../../data/board';
import type { ListId } from '../../data/changes';
import type { EffectKind } from '../../data/effects';
import type { GroupId } from '../ids';

/** What a problem of a design is about. */
export interface FlawFacts {
  /** The tile, the engineer or the list. */
  readonly subject: string;
  readonly has: number;
  readonly least: number;
  /** The letter of a stack. */
  readonly stack: string;
}

const flaws: Readonly<Record<string, (facts: FlawFacts) => string>> = {
  'no-name': () => 'The tiles need a name in both languages.',
  'no-effect': (f) => `${f.subject} needs an effect.`,
  'too-few-engineers': (f) =>
    `Stack ${f.stack} has ${count(f.has, 'engineer')}; a match deals ${f.least}.`,
  'not-on-a-card': (f) => `${f.subject} belongs to no stack, so a ? card has to bring it.`,
  'not-for-a-card': (f) => `A ? card brings ${f.subject}, but it comes from a stack already.`,
  twice: (f) => `Two ? cards bring the same: ${f.subject}.`,
};

export const words = {
  editor: 'Tiles and cards',
  tabs: {
    tiles: 'Factories',
    engineers: 'Engineers',
    cards: 'Cards',
    checks: 'Checks',
  },
  lists: {
    tiles: 'Factories',
    engineers: 'Engineers',
    tokens: '? tokens',
    cards: '? cards',
    startCards: 'Starting cards',
    bonusCards: 'End-bonus cards',
  } satisfies Readonly<Record<ListId, string>>,
  hint: 'Tap what looks different in your printed game.',
  factory: (tile: string) => `Factory ${tile}`,
  /** Cards and tokens by their number in the list. */
  startCard: (number: number) => `Starting card ${number}`,
  card: (number: number) => `? card ${number}`,
  token: (number: number) => `? token ${number}`,
  /** Where the app knows a tile from. */
  sources: { printed: 'Printed', reported: 'Reported', reconstructed: 'Reconstructed' },
  changed: 'Changed',
  inTheApp: (does: string) => `In the app: ${does}`,
  nothing: 'Nothing yet',

  effects: 'Effects',
  amount: (effect: string) => `How many: ${effect}`,
  fewer: (effect: string) => `One fewer: ${effect}`,
  more: (effect: string) => `One more: ${effect}`,
  remove: (effect: string) => `Remove: ${effect}`,
  add: 'Add an effect',
  full: 'It has four effects. Remove one to add another.',
  groups: {
    track: 'Track',
    build: 'Building',
    gain: 'Gains',
    special: 'Special',
  } satisfies Readonly<Record<GroupId, string>>,
  /** An effect without its figure. */
  kinds: {
    black: 'Black steps',
    gray: 'Gray steps',
    brown: 'Brown steps',
    natural: 'Natural steps',
    white: 'White steps',
    basic: 'Black or gray steps',
    any: 'Steps of any color',
    industry: 'Industry steps',
    build: 'Locomotive or factory',
    locomotive: 'Locomotive',
    factory: 'Factory',
    key: 'Keys',
    token: '? tokens',
    card: '? cards',
    prize: `${PRIZE_POINTS} points or an end-bonus card`,
    bonus: 'End-bonus cards',
    points: 'Points',
    roubles: 'Rubles',
    doublers: 'Doublers',
    temps: 'Temporary workers',
    sumLocomotives: 'Points: highest locomotives',
    spread: 'Steps of different tracks',
    sumEngineers: 'Points: engineers’ numbers',
    again: 'Use a space again',
    guest: 'Another player’s engineer',
    marker: 'Second industry marker',
    blackWorker: 'Black worker',
    hand: 'Locomotive 9',
    engineer: 'An engineer',
  } satisfies Readonly<Record<EffectKind, string>>,
  /** An engineer as a whole: what it costs, what it does, and where it comes from. */
  engineer: (cost: string, does: string, stack: string) => `${does}, for ${cost} · ${stack}`,
  cost: 'Cost',
  costs: { '1': '1 worker', '2': '2 workers', ruble: '1 ruble' },
  stack: 'Comes from',
  stacks: { A: 'Stack A', B: 'Stack B', card: '? card' },
  each: (counts: string) => `Points: ${counts}`,
  least: (step: number) => `Step ${step}: from`,
  points: (step: number) => `Step ${step}: points`,
  restore: 'As in the app',
  undo: 'Undo the last change',
  done: 'Done',

  name: (language: 'en' | 'ko') => (language === 'en' ? 'Name, English' : 'Name, Korean'),
  sound: 'No problems. These tiles are ready to play.',
  unsound: (problems: number) =>
    `${count(problems, 'problem')} to fix before you can play with these tiles. Your changes are saved.`,
  changes(n: number) {
    if (n === 0) return 'Everything is as in the app.';
    return n === 1 ? '1 tile or card is changed.' : `${n} tiles and cards are changed.`;
  },
  showMe: 'Show me',
  showMeWhat: (problem: string) => `Show me: ${problem}`,
  flaws,
  otherFlaw: (problem: string, at: string) => `“${at}” is not valid (${problem}).`,
};

/** Texts that only the editor of tiles uses. */
export type EditorWords = TextsOf<typeof words>;
