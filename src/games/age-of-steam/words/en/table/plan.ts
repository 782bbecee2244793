import { count, within } from '../../../../../kit/agree';
import { and } from '../../../../../kit/and';
import type { TextsOf } from '../../../../../kit/texts';
import type { ActionId } from '../../../data/actions';
import { ALLOWANCE, DRAWS, ENGINE_MOST } from '../../../data/figures';
import { dollars } from '../../figures';
import { links, ordinal, points, shares as sharesOf } from '../count';

/** What an action is worth this turn. */
export interface ActionFacts {
  /** Whether it can do anything for the one who chooses. */
  readonly effect: boolean;
  /** Who would build, or ship, before the one who chooses, without the action. */
  readonly ahead: readonly string[];
  readonly engine: number;
  readonly newCities: number;
  readonly emptyBoxes: number;
  readonly lastTurn: boolean;
}

export const shares = {
  cash: (amount: number) => `You’d have ${dollars(amount)}.`,
  /** Further expenses at each payday still to come, this turn's included. */
  expenses: (more: number, paydays: number) =>
    paydays === 1
      ? `Expenses +${dollars(more)} at the last payday.`
      : `Expenses +${dollars(more)} at each of the ${paydays} paydays left.`,
  score: (lost: number) => `−${points(lost)} at the end.`,
  left: (n: number) => `${sharesOf(n)} left to issue.`,
  /** What a turn takes at most: a bid and the tiles. */
  plan: (bid: number, tiles: number, cost: number) =>
    `A ${dollars(bid)} bid and ${count(tiles, 'tile')} take up to ${dollars(cost)}.`,
  /** Of the cash after it: what payday then leaves, or, below 0, lacks. */
  enough: (afterPayday: number) =>
    afterPayday < 0
      ? `Enough, but payday would then be ${dollars(-afterPayday)} short.`
      : `Enough: payday would then leave you ${dollars(afterPayday)}.`,
  tooLittle: (missing: number) => `${dollars(missing)} short of that.`,
};

/** While shares are issued: what each choice costs. */
export type ShareWords = TextsOf<typeof shares>;

export const auction = {
  place: ordinal,
  paysAll: (amount: number) => `pays ${dollars(amount)}`,
  paysHalf: (amount: number) => `half: ${dollars(amount)}`,
  paysNothing: 'pays nothing',
  /** Of a player who has dropped out. */
  droppedOut: (paid: number) => (paid === 0 ? 'out, paid nothing' : `out, paid ${dollars(paid)}`),
  mayPass: 'may pass once',
  passed: 'has passed',
  others: (stillIn: number) => `${count(stillIn, 'other')} still bidding`,
  ifDrop: (place: number, pays: number, keeps: number) =>
    `Drop now: ${ordinal(place)} place, pay ${dollars(pays)}, keep ${dollars(keeps)}.`,
  ifFirst: (pays: number, keeps: number) =>
    `At most ${dollars(pays)} if you end up first; you’d keep ${dollars(keeps)}.`,
  /** How it has ended: what each pays, the first place first. */
  ended: (pays: readonly (readonly [name: string, dollars: number])[]) =>
    `Auction: ${pays.map(([name, paid], at) => `${name} ${ordinal(at + 1)} ${dollars(paid)}`).join(', ')}.`,
  /** Why the phone drops out for a player. */
  overLimit: (high: number, limit: number) =>
    `Bid for me ended at ${dollars(high)}, your limit was ${dollars(limit)}.`,
  /** While the phone bids for a player. */
  bidsFor: (name: string) => `The phone bids for ${within(name)}`,
  limitMeaning: (limit: number) =>
    `Bid for me: raises by as little as it takes up to ${dollars(limit)}, then drops out.`,
};

export type AuctionWords = TextsOf<typeof auction>;

const after = (ahead: readonly string[], verb: string) =>
  ahead.length > 0 ? `${verb} before ${and(ahead.map(within))}` : 'First already';

export const actions = {
  /** A few words below its name. */
  thisTurn: {
    'first-move': ({ ahead }: ActionFacts) => after(ahead, 'Ship'),
    'first-build': ({ ahead }: ActionFacts) => after(ahead, 'Build'),
    engineer: (_facts: ActionFacts) => `${ALLOWANCE.engineer} tiles instead of ${ALLOWANCE.usual}`,
    locomotive: ({ effect, engine }: ActionFacts) =>
      effect ? `Up to ${links(engine + 1)}, −$1/turn` : `No effect: ${ENGINE_MOST} is the most`,
    urbanization: ({ effect, newCities }: ActionFacts) => {
      if (!effect) return 'None left';
      return newCities === 1 ? 'Place the last new city' : `Place 1 of ${newCities} new cities`;
    },
    production: ({ effect, emptyBoxes, lastTurn }: ActionFacts) => {
      if (effect) return `Add ${count(Math.min(DRAWS, emptyBoxes), 'cube')} to Goods`;
      return lastTurn ? 'No effect: last turn' : 'No effect: display full';
    },
    'turn-order': ({ effect }: ActionFacts) =>
      effect ? 'Pass once next auction' : 'No effect: last turn',
  } satisfies Readonly<Record<ActionId, (facts: ActionFacts) => string>>,
  /** One or two sentences. */
  meaning: {
    'first-move':
      'You’re the first to move goods, in both rounds. If you’re first already, nobody can go before you.',
    'first-build':
      'You’re the first to build track. If you’re first already, nobody can go before you.',
    engineer: `You may build ${ALLOWANCE.engineer} tiles this turn instead of ${ALLOWANCE.usual}.`,
    locomotive: `Your engine goes up one level right away, to ${ENGINE_MOST} at most: that is how many links a delivery may use. Each level costs $1 in expenses every turn.`,
    urbanization:
      'Before you build, you may turn any town into a new city. It’s free and doesn’t count as a tile.',
    production: `Before goods grow you may draw ${DRAWS} cubes and put each into any empty box of the display.`,
    'turn-order': 'In the next turn’s auction you may pass once and stay in.',
  } satisfies Readonly<Record<ActionId, string>>,
  /** Before an action is taken that does nothing this turn. */
  noEffect: 'This action has no effect this turn, and others that have are free.',
  drawsNothing: 'You draw no cubes. Production lets you draw only now, and it costs nothing.',
  free: (n: number) => `${n} free`,
  takenBy: (name: string) => `Taken by ${within(name)}`,
  holds: (name: string, action: string) => `${name}: ${action}`,
};

export type ActionWords = TextsOf<typeof actions>;
