import { count, whose, within } from '../../../../../kit/agree';
import type { TextsOf } from '../../../../../kit/texts';
import { halves } from '../count';

export const trolley = {
  /** Why nothing can be done on unknown land, where there are no residents. */
  unknownLand: 'Nobody knows what lies there. Your trolley can explore it from a tile beside it.',
  /** Why it cannot go to a tile. */
  noWay: 'No way over known land leads there.',
  drive: 'Drive here',
  /** The same, and something done there. */
  driveAnd: (title: string) => `Drive here: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  /** What a way takes, what it leaves, and what has to be bought for it. */
  way: (points: number, left: number, price: number) =>
    [
      `${halves(points)} movement, ${halves(left)} left`,
      ...(price > 0 ? [`$${price} for more movement`] : []),
    ].join(' · '),
  deliver: (good: string) => `Deliver ${good}`,
  load: (cargo: string) => `Load ${cargo}`,
  unload: (cargo: string) => `Unload ${cargo}`,
  residents: (residents: number) => (residents === 1 ? 'a resident' : count(residents, 'resident')),
  extra: (price: number) => `One more movement for $${price}`,
  speed: (from: number, to: number) => `Speed ${from} → ${to}`,
  secondHold: 'Second hold',
  /** What is left of the turn. */
  points: (left: number) => `${halves(left)} movement left · tap a marked tile`,
  /** What a turn skips that is ended now. */
  unused: (left: number) => `${halves(left)} movement unused`,
  undelivered: (goods: number) => `${count(goods, 'good')} to deliver`,
  emptyHold: 'empty',

  /** Of a tile. */
  here: (owner: string, cargo: readonly string[]) =>
    `${whose(owner)} trolley${cargo.length > 0 ? `: ${cargo.join(', ')}` : ''}`,
  offers: (good: string, left: number) =>
    left > 0 ? `offers ${good}: ${left} left` : `${good}: none left`,
  wants: (goods: readonly string[]) => `wants ${goods.join(', ')}`,
  covered: (goods: readonly string[]) => `has had ${goods.join(', ')}`,
  loose: (goods: readonly string[]) => `lying here: ${goods.join(', ')}`,
  waits: (good: string) => `${good} ready to load`,
  inHouse: (owner: string, goods: readonly string[]) =>
    `${whose(owner)} house: ${goods.join(', ')}`,

  /** What is looked up. */
  trolleys: 'Trolleys',
  speedOf: 'speed',
  hold: (number: number) => `hold ${number}`,
  delivered: 'Delivered',
  prices: 'Prices',
  goal: (delivered: number, end: number) =>
    `${delivered} of ${end} goods delivered. The round with ${end} is the last.`,
};

/** What the table says of trolleys and of what they carry (module 1). Movement points are in halves. */
export type TrolleyText = TextsOf<typeof trolley>;

export const race = {
  moveCapital: 'Move the capital here',
  moveMeans: 'Headquarters and settlement change places',
  /** With how many residents; none: of a settlement alone. */
  recallResident: 'Recall a resident',
  recall: (residents: number) =>
    residents > 0
      ? `Recall the settlement and ${count(residents, 'resident')}`
      : 'Recall the settlement',
  reached: (owners: readonly string[]) => `reached by ${owners.join(', ')}`,
  home: (owner: string) => `${whose(owner)} home`,
  cities: 'Cities reached',
  since: 'Movement since the last city',
  bonuses: 'Bonuses still to win',
  bonus: (name: string, amount: string) => `${name}: ${amount}`,
  /** Beside what ends the match: the bonus that an owner is nearest to. */
  nextBonus: (bonus: string, owner: string, has: number, needs: number) =>
    `Next bonus: ${bonus} (${within(owner)} ${has} of ${needs}).`,
  /** The sheet of bonuses that were won. */
  won: (bonuses: number) => (bonuses === 1 ? 'A bonus is won' : 'Bonuses are won'),
  stillOpen: 'Still to win',
  wonRule: (needs: number) =>
    `Beside each bonus: what it brings. Below each player: how much of it that player has. The first with ${needs} gets it, once in a match.`,
  noBonus: 'All bonuses are won.',
  /** Where bonuses are for free cities, and there are no fights in cities. */
  noneToWin: 'Cities are open to all here, so none can be won.',
  goal: (cities: number) => `The round in which somebody has reached ${cities} cities is the last.`,
  /** Without residents the match ends with a turn. */
  goalAlone: (cities: number) =>
    `The match ends with the turn in which somebody reaches ${cities} cities.`,
  lastTurn: 'The match ends with this turn.',
};

/** What the table says of city cards and bonuses (module 2). */
export type RaceText = TextsOf<typeof race>;
