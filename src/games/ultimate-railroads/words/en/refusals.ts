import { count } from '../../../../kit/agree';
import type { RefusalSentence, RefusalWord } from '../dictionary';

export const refusals: Readonly<Record<RefusalWord, RefusalSentence>> = {
  over: () => 'The game is over.',
  'wrong-phase': (t) => `You can’t do that now. First: ${t.asked}.`,
  locked: (t) => `First comes ${t.lock}.`,
  'no-such-space': (t) => `“${t.space}” isn’t available here.`,
  taken: (t) => `“${t.space}” is already taken for this round.`,
  'own-place': (t) => `Place ${t.figure('place')} is already yours.`,
  'has-claim': (t) => `You’ve already claimed place ${t.figure('place')} for the next round.`,
  'wrong-pay': (t) =>
    `That doesn’t pay for “${t.space}”, which costs ${t.figure('needs')} in all: rubles may stand for workers, but not the other way around.`,
  'too-few': (t) => {
    const has = t.figure('has');
    if (t.word('what') === 'black') return 'You have no black worker to place.';
    const noun = t.word('what') === 'roubles' ? 'ruble' : 'worker';
    return `That takes ${count(t.figure('needs'), noun)}; you have ${has}.`;
  },
  'not-complete': (t) => `“${t.space}” has to be carried out in full, which you can’t do now.`,
  'not-pending': (t) => `You don’t have ${t.unit} to use.`,
  'no-track': (t) => `There’s no ${t.color} track for you to move here: ${t.line}.`,
  moved: (t) => `This ${t.color} track has already moved: choose a different one.`,
  'line-end': (t) => `The ${t.color} track is at the end already: ${t.line}.`,
  blocked: (t) => `The ${t.color} track may not catch up with the one ahead of it: ${t.line}.`,
  'no-marker': (t) => `You have no industry marker on ${t.lane('at')}.`,
  'lane-end': () => 'This marker is at the end of the industry track.',
  gap: () => 'The next space is a gap: build a factory there first.',
  'no-tile': (t) => `There’s no tile ${t.word('tile')} there.`,
  'not-lowest': (t) => `Tile ${t.word('tile')} has to wait: the lowest number goes first.`,
  'slots-full': (t) => `There’s no empty place for a locomotive here: ${t.line}.`,
  'not-there': (t) => `There’s no locomotive ${t.word('tile')} on this line.`,
  'not-lower': (t) =>
    `Locomotive ${t.word('tile')} doesn’t have a lower number than the one in your hand.`,
  'slots-empty': () => 'You can only flip a locomotive when all four places are full.',
  'wrong-slot': (t) =>
    t.figure('slot') > 0
      ? `Factories go into the first empty gap, not into ${t.gap}.`
      : 'All five gaps are full: choose which factory to replace.',
  used: (t) => `You’ve already used this ? token: ${t.token}.`,
  gone: () => 'This card isn’t there anymore.',
  'not-full': (t) =>
    `This card has to be carried out in full, which you can’t do now: ${t.card('card')}.`,
  'not-again': (t) =>
    `“${t.space}” can’t be used again: it has to be a one-worker space that you’ve used this round.`,
  'no-guest': (t) => `You can’t borrow engineer ${t.figure('engineer')}.`,
  must: (t) => `This has to be done first: ${t.unit}.`,
  'no-action': () => 'There’s no such action.',
};
