import type { Names } from '../names';
import { privileges } from './privileges';

export const names: Names = {
  player: (number) => `Player ${number}`,
  kind: {
    city: 'city',
    water: 'water',
    grassland: 'grassland',
    forest: 'forest',
    field: 'field',
    mountain: 'mountain',
    desert: 'desert',
  },
  side: ['east', 'southeast', 'southwest', 'west', 'northwest', 'northeast'],
  away: (place, steps) => {
    const said = steps.map(([count, side]) => `${count} ${side}`).join(' and ');
    return `${said.replace(/^1 (\w+)$/, '$1')} of ${place}`;
  },
  good: { cattle: 'cattle', wood: 'wood', grain: 'grain', ore: 'ore', fish: 'fish' },
  company: { green: 'Green', white: 'White', purple: 'Purple', blue: 'Blue', orange: 'Orange' },
  firm: (company) => company,
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
  },
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
  },
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
  },
  action: {
    pass: 'Pass',
    quit: 'Quit the share round',
    upgrade: 'Upgrade',
    shift: 'Move the marker',
    swap: 'Trade goods',
    payout: 'Pay out',
    half: 'Pay half',
    withhold: 'Withhold',
  },
  upgrade: { speed: 'speed', hold: 'second hold' },
  reason: {
    explore: 'for a discovery',
    settle: 'for the first settlement',
    harvest: 'for a harvest',
    factory: 'for a factory',
    card: 'for a privilege',
    bonus: 'as a bonus',
    scoring: 'in the scoring',
    missed: 'for a missed turn',
  },
  feat: {
    'three-cities': 'factories in three cities',
    'one-city': 'three factories in one city',
    'one-each': 'one of each terrain',
    'two-each': 'two of each terrain',
    'k+2': 'conquering a free city',
  },
  privilege: privileges,
  card: (id) => {
    const [, back, number] = /^(I+)\((\d+)\)$/.exec(id) ?? [];
    return back && number ? `${back}–${number}` : id;
  },
};
