import type { TextsOf } from '../../../../kit/texts';
import type { GoodId, KindId } from '../../data/board';
import {
  CARD_CONTROL_INCOME,
  CARD_DISCOUNT,
  CARD_SALE,
  CARD_SETTLING,
  CARD_UPGRADE,
  CARD_UPKEEP_MOST,
  CARD_VALUE_STEP,
  CONTROL_INCOME,
  FACTORY_PRICES,
  PRIVILEGE_INCOME,
  PURCHASE,
  VALUE_STEP,
} from '../../data/figures';
import type { PrivilegeId } from '../../data/world/privileges';
import type { StepId } from '../../data/world/terms';
import type { ModuleId } from '../../data/world/world';
import type { FeatId } from '../../modules/race/events';
import type { ReasonId } from '../../rules/state/base-events';
import type { CompanyId, StageId } from '../names';

const privileges = {
  'I(1)': 'When you buy residents, one more on each tile, up to nine and seven.',
  'I(2)': `$${CARD_SETTLING} income, once, for each settlement you place in a city.`,
  'I(3)': `The value rises by $${CARD_VALUE_STEP} instead of $${VALUE_STEP} when players hold all shares.`,
  'I(4)': 'Takes one hit off every attack on you.',
  'I(5)': `$${PRIVILEGE_INCOME['I(5)']} more income.`,
  'I(6)': `$${CARD_SALE} more for each good sold.`,
  'I(7)': `Upkeep is never more than $${CARD_UPKEEP_MOST}.`,
  'I(8)': `Upgrades of the trolley cost $${CARD_UPGRADE} less.`,
  'I(9)': 'A road takes only one resident in forest.',
  'I(10)': 'When exploring, you may move one marker to another stack that has one.',
  'I(11)': '2 points.',
  'I(12)': 'Counts as one more field.',
  'II(1)': 'The company may pay half a dividend and still rise.',
  'II(2)': 'You pay no taxes.',
  'II(3)': `Factories always cost $${FACTORY_PRICES[0]}.`,
  'II(4)': `Residents cost $${PURCHASE.price - CARD_DISCOUNT}.`,
  'II(5)': 'One more movement point a turn.',
  'II(6)': 'Room for one more good.',
  'II(7)': 'Mountains are like grassland for you.',
  'II(8)': 'A road takes only one resident in a city.',
  'II(9)': '3 points.',
  'II(10)': 'Counts as one more forest.',
  'II(11)': 'Once a turn, one exhausted resident becomes active.',
  'II(12)': `$${PRIVILEGE_INCOME['II(12)']} more income.`,
  'III(1)': 'Your trolley enters cities for free.',
  'III(2)': 'Counts as one more grassland.',
  'III(3)': 'Counts as one more city.',
  'III(4)': 'One more die in attack and defense.',
  'III(5)': `$${CARD_CONTROL_INCOME} instead of $${CONTROL_INCOME} for each tile you control.`,
  'III(6)': '5 points.',
  'III(7)': `Factories always cost $${FACTORY_PRICES[0]}.`,
  'III(8)': 'Trading houses cost nothing.',
  'III(9)': 'Once a turn, a road without residents.',
} satisfies Readonly<Record<PrivilegeId, string>>;

/** What lies in the middle of two sides of a hex. */
const BETWEEN: Readonly<Record<string, string>> = {
  'east southeast': 'east-southeast',
  'southeast southwest': 'south',
  'southwest west': 'west-southwest',
  'west northwest': 'west-northwest',
  'northwest northeast': 'north',
  'east northeast': 'east-northeast',
};

export const names = {
  player: (number: number) => `Player ${number}`,
  kind: {
    city: 'city',
    water: 'water',
    grassland: 'grassland',
    forest: 'forest',
    field: 'field',
    mountain: 'mountain',
    desert: 'desert',
  } satisfies Readonly<Record<KindId, string>>,
  /** Where the six neighbors of a hex lie, in the order of STEPS_Q. */
  side: ['east', 'southeast', 'southwest', 'west', 'northwest', 'northeast'],
  /** A number of steps to one or two sides of a place. */
  away: (place: string, steps: readonly (readonly [count: number, side: string])[]) => {
    const [[count = 0, side = ''] = [], [other, beside = ''] = []] = steps;
    const middle = BETWEEN[`${side} ${beside}`];
    // As far to one side as to the other: right between them.
    if (middle && count === other) return `${2 * count} ${middle} of ${place}`;
    const said = steps.map(([count, side]) => `${count} ${side}`).join(' and ');
    return `${said.replace(/^1 (\w+)$/, '$1')} of ${place}`;
  },
  /** A land and where it is. */
  landAt: (kind: string, where: string) => `${kind} ${where}`,
  good: {
    cattle: 'cattle',
    wood: 'wood',
    grain: 'grain',
    ore: 'ore',
    fish: 'fish',
  } satisfies Readonly<Record<GoodId, string>>,
  company: {
    green: 'Green',
    white: 'White',
    purple: 'Purple',
    blue: 'Blue',
    orange: 'Orange',
  } satisfies Readonly<Record<CompanyId, string>>,
  /** A company that does something, by its name. */
  firm: (company: string) => company,
  module: {
    1: 'Pick-up & Deliver',
    2: 'Race',
    3: 'Privileges',
    4: 'Military',
    5: 'Exploration',
    6: 'Roads',
    7: 'Majorities',
    8: 'Production',
    9: 'Shares',
  } satisfies Readonly<Record<ModuleId, string>>,
  step: {
    'move-capital': 'Capital',
    deal: 'Shares',
    privilege: 'Privilege',
    upgrade: 'Upgrade',
    buy: 'Purchase',
    act: 'Residents',
    trolley: 'Trolley',
    factory: 'Factories',
    fight: 'Fights',
    sale: 'Sale',
  } satisfies Readonly<Record<StepId, string>>,
  stage: {
    bid: 'Bids for the order',
    place: 'Places in the order',
    capital: 'Capitals',
    share: 'Share round',
    auction: 'Auction',
    turn: 'Turns',
    shrink: 'Pieces leave',
    dividend: 'Dividends',
    over: 'Game over',
  } satisfies Readonly<Record<StageId, string>>,
  /** What a button says that does it, of those that need no more words. */
  action: {
    pass: 'Pass',
    quit: 'Quit the share round',
    upgrade: 'Upgrade',
    shift: 'Move the marker',
    swap: 'Trade goods',
    payout: 'Pay out',
    half: 'Pay half',
    withhold: 'Withhold',
  } satisfies Readonly<
    Record<'pass' | 'quit' | 'upgrade' | 'shift' | 'swap' | 'payout' | 'half' | 'withhold', string>
  >,
  upgrade: { speed: 'speed', hold: 'second hold' } satisfies Readonly<
    Record<'speed' | 'hold', string>
  >,
  /** What points are for: “for a factory”. */
  reason: {
    explore: 'for a discovery',
    settle: 'for the first settlement',
    harvest: 'for a harvest',
    factory: 'for a factory',
    card: 'for a privilege',
    bonus: 'as a bonus',
    scoring: 'in the scoring',
    missed: 'for a missed turn',
  } satisfies Readonly<Record<ReasonId, string>>,
  feat: {
    'three-cities': 'factories in three cities',
    'one-city': 'three factories in one city',
    'one-each': 'one of each terrain',
    'two-each': 'two of each terrain',
    'k+2': 'conquering a free city',
  } satisfies Readonly<Record<FeatId, string>>,
  /** What a privilege card does. */
  privilege: privileges,
  /** A privilege card by its back and number. */
  card: (id: string) => {
    const [, back, number] = /^(I+)\((\d+)\)$/.exec(id) ?? [];
    return back && number ? `${back}–${number}` : id;
  },
};

/** What there is on the table and what can be done, in one language. */
export type Names = TextsOf<typeof names>;
