import { count } from '../../../../../kit/agree';
import type { ActWords, AskWords } from '../../table/act-words';
import type { FirstWords } from '../../table/first-words';

export const ask: AskWords = {
  start: 'Take a starting card',
  startNote: (place) => `you begin in place ${place}`,
  space: 'Pick a space',
  onlyPass: 'Only passing is left',
  claim: (place) => `Your worker on place ${place} may still act`,
  hand: (number) => `Locomotive ${number}: where?`,
  spread: 'A step of another track',
  again: 'Use which of your spaces again?',
  guest: 'Which other player’s engineer?',
  unit: (pending) => `Use ${pending}`,
  prize: '10 points, or an end-bonus card?',
  pending: 'Still to use',
  must: 'must be used',
  mustShort: 'required',
  mayShort: 'optional',
  notNow: 'Nothing can be done with that at the moment.',
  bonus: 'Take an end-bonus card',
  oneOf: (n) => `${n} to choose from`,
  secret: 'only you see this',
  waiting: (name) => `Next to decide: ${name}`,
};

export const first: FirstWords = {
  start: 'First take a starting card.',
  bonus: 'First take an end-bonus card.',
  hand: 'First put down the locomotive in your hand.',
  spread: 'First finish the steps of different tracks.',
  again: 'First choose the space to use again.',
  guest: 'First choose the engineer to borrow.',
  must: (pending) => `First use ${pending}.`,
  may: (pending) => `First use or drop ${pending}.`,
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const act: ActWords = {
  pass: 'Pass',
  passFor: (points) => `Pass +${points}`,
  passes: (workers) =>
    `You’re out for the rest of this round${workers > 0 ? `, and ${count(workers, 'worker')} won’t be used` : ''}.`,
  stay: 'Leave it there',
  moveHere: 'Move here',
  step: (color, line, from, to) => `${capital(color)} ${from} → ${to}, ${line}`,
  spoils: 'Then you couldn’t complete the rest',
  unlocks: (color) => `${color} track`,
  industry: (from, to) => `Marker ${from} → ${to}`,
  setsOff: (factory, effects) => `factory ${factory}: ${effects}`,
  take: (locomotive) => `Locomotive ${locomotive}`,
  put: (line) => `On ${line}`,
  putOver: (line, locomotive) => `On ${line}, over the ${locomotive}`,
  reach: (from, to) => `reach ${from} → ${to}`,
  movesOn: (locomotive) => `the ${locomotive} moves on`,
  flip: (locomotive) => `Flip the ${locomotive}`,
  flips: 'its factory becomes free for everybody',
  factory: (number, at, returned) => `${returned ? 'Free factory' : 'Factory'} ${number} in ${at}`,
  replaces: (factory) => `replaces factory ${factory}`,
  keyPoints: '10 points',
  keySteps: '1 black step and 1 step of any color',
  prizePoints: '10 points',
  prizeCard: 'An end-bonus card at the end of your turn',
  skip: 'Skip',
  done: 'Done',
  doneDrops: (what) => (what ? `Done · drop ${what}` : 'Done'),
  drops: (what) => `This drops ${what}.`,
};
