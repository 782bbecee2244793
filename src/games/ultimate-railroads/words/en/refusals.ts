import { count } from '../../../../kit/agree';
import type { RefusalSentences } from '../../../../kit/sentences';
import type { Refusal } from '../../rules/refusals';
import { gapOfSlot, lanePlace } from '../lane';
import { type MatchNames, spaceName } from '../names';
import { ordinal } from './names';

export const refusals: RefusalSentences<Refusal, MatchNames> = {
  over: () => 'The game is over.',
  'wrong-phase': (e, n) => `You can’t do that now. First: ${n.asked[e.phase]}.`,
  locked: (e, n) => `First comes ${n.unit[e.lock]}.`,
  'no-such-space': (e, n) => `“${spaceName(n, e.space)}” isn’t available here.`,
  taken: (e, n) => `“${spaceName(n, e.space)}” is already taken for this round.`,
  'own-place': (e) => `You are ${ordinal(e.place)} already.`,
  'has-claim': (e) => `You’ll be ${ordinal(e.place)} in the next round already.`,
  'wrong-pay': (e, n) =>
    e.space === 'place-1' || e.space === 'place-2'
      ? 'Only a worker may take a place in the turn order, no ruble.'
      : `That doesn’t pay for “${spaceName(n, e.space)}”, which costs ${e.needs} in all: rubles may stand for workers, but not the other way around.`,
  'too-few': (e) => {
    if (e.what === 'black') return 'You have no black worker to place.';
    const noun = e.what === 'roubles' ? 'ruble' : 'worker';
    return `That takes ${count(e.needs, noun)}; you have ${e.has}.`;
  },
  'not-complete': (e, n) =>
    `“${spaceName(n, e.space)}” has to be carried out in full, which you can’t do now.`,
  'not-pending': (e, n) => `You don’t have ${n.unit[e.as]} to use.`,
  'no-track': (e, n) =>
    `There’s no ${n.color[e.colour]} track for you to move here: ${n.line[e.line]}.`,
  moved: (e, n) => `This ${n.color[e.colour]} track has already moved: choose a different one.`,
  'line-end': (e, n) => `The ${n.color[e.colour]} track is at the end already: ${n.line[e.line]}.`,
  blocked: (e, n) =>
    `The ${n.color[e.colour]} track may not catch up with the one ahead of it: ${n.line[e.line]}.`,
  'no-marker': (e, n) => `You have no industry marker on ${n.lane(lanePlace(e.at))}.`,
  'lane-end': () => 'This marker is at the end of the industry track.',
  gap: () => 'The next space is a gap: build a factory there first.',
  'no-tile': (e) => `There’s no tile ${e.tile} there.`,
  'not-lowest': (e) => `Tile ${e.tile} has to wait: the lowest number goes first.`,
  'slots-full': (e, n) => `There’s no empty place for a locomotive here: ${n.line[e.line]}.`,
  'not-there': (e) => `There’s no locomotive ${e.tile} on this line.`,
  'not-lower': (e) => `Locomotive ${e.tile} doesn’t have a lower number than the one in your hand.`,
  'slots-empty': () => 'You can only flip a locomotive when all four places are full.',
  'wrong-slot': (e, n) =>
    e.slot !== null
      ? `Factories go into the first empty gap, not into ${n.lane(gapOfSlot(e.slot))}.`
      : 'All five gaps are full: choose which factory to replace.',
  used: (e, n) => `You’ve already used this ? token: ${n.token[e.token]}.`,
  gone: () => 'This card isn’t there anymore.',
  'not-full': (e, n) =>
    `This card has to be carried out in full, which you can’t do now: ${n.card[e.card]}.`,
  'not-again': (e, n) =>
    `“${spaceName(n, e.space)}” can’t be used again: it has to be a one-worker space that you’ve used this round.`,
  'no-guest': (e) => `You can’t borrow engineer ${e.engineer}.`,
  must: (e, n) => `This has to be done first: ${n.unit[e.as]}.`,
  'no-action': () => 'There’s no such action.',
};
