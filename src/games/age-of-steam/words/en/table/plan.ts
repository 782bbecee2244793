import { count } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import { change, dollars } from '../../figures';
import type { ActionWords, AuctionWords, ShareWords } from '../../table/plan-words';
import { ordinal, points, shares as sharesOf } from '../count';

export const shares: ShareWords = {
  cash: (amount) => `You’d have ${dollars(amount)}.`,
  expenses: (more, paydays) =>
    paydays === 1
      ? `Expenses +${dollars(more)} at the last payday.`
      : `Expenses +${dollars(more)} at each of the ${paydays} paydays left.`,
  score: (lost) => `−${points(lost)} at the end.`,
  left: (n) => `${sharesOf(n)} left to issue.`,
  plan: (bid, tiles, cost) =>
    `A ${dollars(bid)} bid and ${count(tiles, 'tile')} take up to ${dollars(cost)}.`,
  enough: (afterPayday) =>
    afterPayday < 0
      ? `Enough, but payday would then be ${dollars(-afterPayday)} short.`
      : `Enough: payday would then leave you ${dollars(afterPayday)}.`,
  tooLittle: (missing) => `${dollars(missing)} short of that.`,
};

export const auction: AuctionWords = {
  place: ordinal,
  paysAll: (amount) => `pays ${dollars(amount)}`,
  paysHalf: (amount) => `half: ${dollars(amount)}`,
  paysNothing: 'pays nothing',
  droppedOut: (paid) => (paid === 0 ? 'out, paid nothing' : `out, paid ${dollars(paid)}`),
  mayPass: 'may pass once',
  passed: 'has passed',
  others: (stillIn) => `${stillIn} more in`,
  ifDrop: (place, pays, keeps) =>
    `Drop now: ${ordinal(place)} place, pay ${dollars(pays)}, keep ${dollars(keeps)}.`,
  ifFirst: (pays, keeps) =>
    `At most ${dollars(pays)} if you end up first; you’d keep ${dollars(keeps)}.`,
  bidsFor: (name) => `The phone bids for ${name}`,
  limitMeaning: (limit) =>
    `Bid for me: the phone raises by as little as it takes, up to ${dollars(limit)}, then drops out. You can stop it any time.`,
};

const after = (ahead: readonly string[], verb: string) =>
  ahead.length > 0 ? `${verb} before ${and(ahead)}` : 'First, unless another takes it';

export const actions: ActionWords = {
  thisTurn: {
    'first-move': ({ ahead }) => after(ahead, 'Ship'),
    'first-build': ({ ahead }) => after(ahead, 'Build'),
    engineer: () => '4 tiles instead of 3',
    locomotive: ({ engine }) =>
      engine < 6
        ? `Engine ${change(engine, engine + 1)}, expenses +$1 a turn`
        : 'Engine is 6 already: no effect',
    urbanization: ({ newCities }) => {
      if (newCities === 1) return 'Place the last new city';
      return newCities > 0 ? `Place 1 of ${newCities} new cities` : 'None left';
    },
    production: ({ emptyBoxes, lastTurn }) => {
      if (lastTurn) return 'No effect in the last turn';
      return emptyBoxes > 0
        ? `Draw goods: ${count(emptyBoxes, 'empty box', 'empty boxes')}`
        : 'Display is full: no effect';
    },
    'turn-order': ({ lastTurn }) =>
      lastTurn ? 'No effect in the last turn' : 'Pass once in the next auction',
  },
  meaning: {
    'first-move': 'You’re the first to move goods, in both rounds.',
    'first-build': 'You’re the first to build track.',
    engineer: 'You may build 4 tiles this turn instead of 3.',
    locomotive:
      'Your engine goes up one level right away, to 6 at most. Each level costs $1 in expenses every turn.',
    urbanization:
      'Before you build, you may turn any town into a new city. It’s free and doesn’t count as a tile.',
    production:
      'Before goods grow you may draw 2 cubes and put each into any empty box of the display.',
    'turn-order': 'In the next turn’s auction you may pass once and stay in.',
  },
  free: (n) => `${n} free`,
  takenBy: (name) => `Taken by ${name}`,
  holds: (name, action) => `${name}: ${action}`,
};
