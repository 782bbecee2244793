import { count } from '../../../../kit/agree';
import type { RefusalSentences } from '../../../../kit/sentences';
import type { Refusal } from '../../rules/state/events';
import type { MatchNames } from '../match-names';
import { halves } from './count';

export const refusals: RefusalSentences<Refusal, MatchNames> = {
  'wrong-phase': () => 'You can’t do that now.',
  'not-now': () => 'Not now: something else has to be decided first, or it’s been done this turn.',
  'no-money': (e) => `That costs $${e.needs}; there’s only $${e.has}.`,
  'no-piece': () => 'There’s no piece left for that.',
  'tile-full': (e) => `No more residents can be bought here: the limit is ${e.most}.`,
  'purchase-limit': (e) =>
    `You can buy only ${count(e.most, 'resident')} this turn: your plants plus two.`,
  'no-active': (e) =>
    `That takes ${count(e.needs, 'active resident')}; there ${e.has === 1 ? 'is' : 'are'} ${e.has}.`,
  'too-far': () => 'That’s too far: only neighboring tiles, or tiles along your own roads.',
  'not-walkable': () => 'Nobody can go there: it’s water, or no tile at all.',
  tired: (e) => `No free steps left this turn: the limit is ${e.most}.`,
  'no-settlement': () => 'You need a settlement of yours there.',
  taken: () => 'That’s taken already.',
  'not-linked': () => 'A road has to touch your own: the first one your capital.',
  'unknown-hex': () => 'There’s nothing to explore here.',
  'no-stack': () => 'Nothing can be found here: no stack can take a marker.',
  'no-vp': () => 'There are no points to harvest here.',
  'no-demand': () => 'This city doesn’t want that, or not anymore.',
  'no-room': () => 'There’s no room for that.',
  'no-mp': (e) => `That takes ${halves(e.needs)} movement points; ${halves(e.has)} are left.`,
  'wrong-good': () => 'There’s no such good here.',
  owned: () => 'You have this card already.',
  price: (e) => `The bid has to be from $${e.least} to $${e.most}.`,
  half: () => 'Nobody, not even the bank, may hold more than five shares of a company.',
  'bought-or-sold': () =>
    'In a share round you may either buy or sell shares of a company, not both, and only once a turn.',
  president: () => 'The president has to keep two shares, as long as nobody can take over.',
  'no-share': () => 'There aren’t that many shares to be had.',
  protected: () => 'That can’t be attacked now.',
  'cut-off': () => 'This settlement has to stay: others would be cut off from your capital.',
  'bad-place': () => 'This city can’t be the capital.',
  over: () => 'The game is over.',
};
