import { count } from '../../../../kit/agree';
import type { RefusalSentence, RefusalWord } from '../dictionary';
import { halves } from './halves';

export const refusals: Readonly<Record<RefusalWord, RefusalSentence>> = {
  'wrong-phase': () => 'You can’t do that now.',
  'not-now': () => 'Not now: something else has to be decided first, or it’s been done this turn.',
  'no-money': (t) => `That costs $${t.figure('needs')}; there’s only $${t.figure('has')}.`,
  'no-piece': () => 'There’s no piece left for that.',
  'tile-full': (t) => `No more residents can be bought here: the limit is ${t.figure('most')}.`,
  'purchase-limit': (t) =>
    `You can buy only ${count(t.figure('most'), 'resident')} this turn: your plants plus two.`,
  'no-active': (t) =>
    `That takes ${count(t.figure('needs'), 'active resident')}; there ${t.figure('has') === 1 ? 'is' : 'are'} ${t.figure('has')}.`,
  'too-far': () => 'That’s too far: only neighboring tiles, or tiles along your own roads.',
  'not-walkable': () => 'Nobody can go there: it’s water, or no tile at all.',
  tired: (t) => `No free steps left this turn: the limit is ${t.figure('most')}.`,
  'no-settlement': () => 'You need a settlement of yours there.',
  taken: () => 'That’s taken already.',
  'not-linked': () => 'A road has to touch your own: the first one your capital.',
  'unknown-hex': () => 'There’s nothing to explore here.',
  'no-stack': () => 'Nothing can be found here: no stack can take a marker.',
  'no-vp': () => 'There are no points to harvest here.',
  'no-demand': () => 'This city doesn’t want that, or not anymore.',
  'no-room': () => 'There’s no room for that.',
  'no-mp': (t) =>
    `That takes ${halves(t.figure('needs'))} movement points; ${halves(t.figure('has'))} are left.`,
  'wrong-good': () => 'There’s no such good here.',
  owned: () => 'You have this card already.',
  price: (t) => `The bid has to be from $${t.figure('least')} to $${t.figure('most')}.`,
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
