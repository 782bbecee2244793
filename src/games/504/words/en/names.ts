import type { TextsOf } from '../../../../kit/texts';
import type { GoodId, KindId } from '../../data/board';
import type { StepId } from '../../data/world/terms';
import type { ModuleId } from '../../data/world/world';
import type { FeatId } from '../../modules/race/events';
import type { ReasonId } from '../../rules/state/base-events';
import type { CompanyId, StageId } from '../names';
import { privileges } from './privileges';

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
    const said = steps.map(([count, side]) => `${count} ${side}`).join(' and ');
    return `${said.replace(/^1 (\w+)$/, '$1')} of ${place}`;
  },
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
    deal: 'Share dealing',
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
