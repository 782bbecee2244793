import { count, within } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import type { TextsOf } from '../../../../../kit/texts';
import { KEY, PRIZE_POINTS } from '../../../data/board';
import { payNames } from '../../names';
import { names, ordinal } from '../names';
import { board, coming, spaces, strip, supply } from './board';
import { bonusCounts, effect, tokenDoes, units } from './effects';

/** The one thing that is asked, and what is said around it. */
const ask = {
  start: 'Take a starting card',
  startNote: (place: number) => `you are ${ordinal(place)} in turn order`,
  space: 'Pick a space',
  /** Nothing is left to place. */
  onlyPass: 'Only passing is left',
  /** The worker on a claimed place may still act. */
  claim: (place: number) => `Your worker on “${spaces.place(place)}” may still act`,
  hand: (number: number) => `Locomotive ${number}: where?`,
  /** One of several steps, each of another track. */
  spread: (left: number) => `One step per color and line: ${left} left`,
  again: (_left: number) => 'Use which of your spaces again?',
  guest: (_left: number) => 'Which other player’s engineer?',
  unit: (pending: string) => `Use ${pending}`,
  prize: `${PRIZE_POINTS} points, or an end-bonus card?`,
  pending: 'Still to use',
  must: 'must be used',
  /** On a chip. */
  mustShort: 'required',
  mayShort: 'optional',
  /** Nothing can be done with it at the moment. */
  notNow: 'Nothing can be done with that at the moment.',
  bonus: 'Take an end-bonus card',
  /** One of `n` things, more than may be in sight. */
  oneOf: (n: number) => `${n} to choose from`,
  /** Hidden from the others. */
  secret: 'only you see this',
  waiting: (name: string) => `Now: ${within(name)}`,
};

/** What comes before a space can be picked. */
const first = {
  start: 'First take a starting card.',
  bonus: 'First take an end-bonus card.',
  /** A locomotive in hand. */
  hand: 'First put down the locomotive in your hand.',
  spread: 'First finish the steps of different tracks.',
  again: 'First choose the space to use again.',
  guest: 'First choose the engineer to borrow.',
  must: (pending: string) => `First use ${pending}.`,
  may: (pending: string) => `First use or drop ${pending}.`,
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Decisions as buttons name them. */
const act = {
  pass: 'Pass',
  passFor: (points: number) => `Pass +${points}`,
  /** What passing means while workers are left. */
  passes: (workers: number) =>
    `You’re out for the rest of this round${workers > 0 ? `, and ${count(workers, 'worker')} won’t be used` : ''}.`,
  stay: 'Leave it there',
  moveHere: 'Move here',
  step: (color: string, line: string, from: number, to: number) =>
    `${capital(color)} ${from} → ${to}, ${line}`,
  /** The rest of what must be done could not be done after it. */
  spoils: 'Then you couldn’t complete the rest',
  unlocks: (color: string) => `${color} track`,
  /** From one place of the industry track to another. */
  industry: (from: string, to: string) => `Marker ${from} → ${to}`,
  setsOff: (factory: number, effects: string) => `factory ${factory}: ${effects}`,
  take: (locomotive: number) => `Locomotive ${locomotive}`,
  put: (line: string) => `On ${line}`,
  putOver: (line: string, locomotive: number) => `On ${line}, over the ${locomotive}`,
  /** Of a line, with a locomotive put there. */
  reach: (from: number, to: number) => `reach ${from} → ${to}`,
  movesOn: (locomotive: number) => `the ${locomotive} moves on`,
  flip: (locomotive: number) => `Flip the ${locomotive}`,
  flips: 'its factory becomes free for everybody',
  /** `at`: the gap of the industry track where the marker will meet it. */
  factory: (number: number, at: string, returned: boolean) =>
    `${returned ? 'Free factory' : 'Factory'} ${number} in ${at}`,
  replaces: (factory: number) => `replaces factory ${factory}`,
  keyPoints: `${KEY.points} points`,
  keySteps: '1 black step and 1 step of any color',
  prizePoints: `${PRIZE_POINTS} points`,
  prizeCard: 'An end-bonus card at the end of your turn',
  skip: 'Skip',
  skips: 'You could still do one of these. It isn’t offered again.',
  done: 'Done',
  doneDrops: (what: string) => (what ? `Done · drop ${what}` : 'Done'),
  drops: (what: string) => `This drops ${what}.`,
};

const plus = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export const table = {
  /** What a special space pays. */
  specials: { worker: '+1 worker', token: '? token', key: 'key' },
  effect,
  /** A number of what the pool counts. */
  units,
  /** What a ?-token of the app does, and what an end-bonus card counts. */
  tokenDoes,
  bonusCounts,
  /** Several things, all of them. */
  list: and,
  /** Points that something adds: "+3". */
  plus,
  points: (points: number) => count(points, 'point'),
  now: 'points now',
  /** About the points that something adds until the end. */
  about: (points: number) => `≈${plus(points)}`,
  /** What a space or an action can bring in this round, where that is anything, and about what until the end. */
  atBest: (points: number, end: number) =>
    `${points === 0 ? '' : `${plus(points)} this round, `}about ${plus(end)} by the end`,
  pay: (workers: number, black: number, rubles: number) =>
    and(payNames(names, [workers, black, rubles])),
  /** What a seat can still place. */
  purse: (workers: number, rubles: number, black: boolean) =>
    `${count(workers, 'worker')}${black ? ' + black' : ''} · ${count(rubles, 'ruble')}`,
  log: 'Log',
  strip,
  board,
  spaces,
  coming,
  supply,
  ask,
  first,
  act,
  round: {
    ends: (round: number) => `Round ${round} ends`,
    /** It was the last one. */
    over: 'The game is over',
    /** After the sentence that says which round begins. */
    last: 'It is the last one.',
    /** What the scoring gives, the end-bonus cards, the most engineers, the turns of the round, all before it, and all that a seat has. */
    sum: 'Scoring',
    cards: 'End-bonus cards',
    majority: 'engineer majority (tie: highest number)',
    turns: 'During turns',
    before: 'Before',
    total: 'Total',
  },
};

/** What only this game's table says. Functions give whole sentences or labels. */
export type TableWords = TextsOf<typeof table>;
