import type { TextsOf } from '../../../../../kit/texts';
import { FACTORY_PRICES, HOUSE_PRICES } from '../../../data/figures';
import type { OrderKind } from '../../../data/world/terms';
import type { Spoken } from '../../book/book-text';
import type { ChapterId } from '../../book/paragraphs';
import type { PictureTexts } from '../../book/pictures';
import { goal } from './goal';
import { income } from './income';
import { lands } from './lands';
import { power } from './power';
import { rulings } from './rulings';
import { moneyOf, setup } from './setup';
import { shares } from './shares';
import { trade } from './trade';
import { wheels } from './wheels';

/** How long matches of a world last, by the number of rounds; `set`: the rules give the number. */
export type Length = 'set' | 'short' | 'middle' | 'long' | 'limit';

const ORDER: Readonly<Record<OrderKind, string>> = {
  clockwise: 'Clockwise',
  points: 'Fewest points first',
  'income-down': 'Highest income first',
  'income-up': 'Lowest income first',
  value: 'Highest value first',
};

const page = {
  /** Labels of the facts at the top of the page. */
  fact: { length: 'Length', map: 'Map', start: 'Start', money: 'Money', order: 'Order' },
  /** The facts themselves. */
  length: {
    set: '5 business rounds',
    short: 'About 7 rounds',
    middle: '11–13 rounds',
    long: '15–19 rounds',
    limit: 'Long, to the limit',
  } satisfies Readonly<Record<Length, string>>,
  map: ({ facts }: Spoken) =>
    ({
      1: 'A few cities known',
      2: 'Six cities on the rim',
      3: 'Around a lake',
      4: 'Unknown, no edge',
      5: 'One city in the center',
    })[facts.map],
  start: ({ facts }: Spoken) =>
    ({ common: 'All in the center', different: 'Own capitals', founded: 'Companies are founded' })[
      facts.capitals
    ],
  money: moneyOf,
  order: ({ facts }: Spoken) => ORDER[facts.order],
  turn: 'Your turn',
  /** What every turn ends with. */
  income: 'Income',
};

/** What a world's page says beside its paragraphs. */
export type PageText = TextsOf<typeof page>;

const pictures: PictureTexts = {
  tiles: 'From the left, above: forest, mountain, water. Below: grassland, city 1, field, desert.',
  awake:
    'Red in the city: headquarters with three active residents, filled, and one exhausted, outlined. In the forest a settlement alone.',
  move: 'Red’s settler has left a settlement on the field; two residents stand in the forest, exhausted.',
  explore: 'The dotted hexes around city and forest are unknown.',
  harvest:
    'Grassland with 2 points, of which the first settlement takes one: the ring is broken. In the forest 1 point for a harvest.',
  road: 'Roads of Red and Blue side by side between city and forest, and one of Red’s on to the field.',
  network:
    'City, forest and field are linked by Red’s roads. The mountain is settled, but not linked.',
  counts: 'Red leads in forest with two settlements to Blue’s one. On the fields both count one.',
  'counts-linked':
    'Red leads in forest: Red’s roads link two forests, Blue’s one. On the field Red has a settlement but no road, so only Blue counts one.',
  'counts-plants':
    'Red leads in forest: Blue’s settlement there has no plant. On the field Blue leads. In the city both have a house and count one.',
  plants:
    'Red’s wood plant in the forest, Blue’s grain plant on the field, and a fish plant of Red’s beside water.',
  houses: `City 2 has houses of Red and Blue: a third one costs $${HOUSE_PRICES[2]} there.`,
  shares: 'The crown is the president’s. What’s left can be bought.',
  demand:
    'City 1 offers cattle: three are left. At its right is what it still wants. Red’s trolley brings fish, which is marked.',
  factories: `Red’s factory stands in city 1. City 2 has one of Red and one of Blue: a third one costs $${FACTORY_PRICES[2]} there.`,
  armies:
    'Blue’s forest has a settlement and a resident, two armies. City 2 is free: its tower stands for barracks and militia, two armies.',
  attack: 'The swords are two attackers of Red’s in Blue’s forest.',
  reach:
    'Red’s small mark is on both cities: on city 1 with a dark edge, for that was its capital first. Blue’s mark stays on city 2, though its settlement has left.',
};

export const book = {
  chapters: {
    goal: 'Goal',
    end: 'End of the game',
    income: 'Income',
    twist: 'Twist',
    setup: 'Set-up',
    round: 'Rounds and turns',
    residents: 'Tiles and residents',
    deliver: 'Pick-up & Deliver',
    race: 'Race',
    privileges: 'Privileges',
    military: 'Military',
    exploration: 'Exploration',
    roads: 'Roads',
    majorities: 'Majorities',
    production: 'Production',
    shares: 'Shares',
  } satisfies Readonly<Record<ChapterId, string>>,
  paragraphs: {
    ...goal,
    ...income,
    ...setup,
    ...wheels,
    ...power,
    ...lands,
    ...trade,
    ...shares,
  },
  rulings,
  page,
  pictures,
};

/** The rules of all worlds in one language. */
export type BookText = TextsOf<typeof book>;
