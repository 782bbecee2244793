import { does, verb, whose, within } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { EventOf } from '../../../../kit/event';
import type { EventSentences } from '../../../../kit/sentences';
import { SHARE_MONEY } from '../../data/figures';
import type { Event } from '../../rules/events';
import { between, type CubeCount, cubeCounts, dollars } from '../figures';
import type { MatchNames } from '../names';
import { hexes, NO_CUBES, one, ordinal, points, shares } from './count';

type Track = EventOf<Event, 'claim' | 'abandon'>;

/** How many hexes, and which. */
const where = (track: Track, n: MatchNames) =>
  `${hexes(track.hexes.length)} (${n.places(track.hexes, track.newCities).join(', ')})`;

const price = (amount: number) => (amount > 0 ? dollars(amount) : 'nothing');

/** “a red cube”, “1 red and 2 blue cubes” */
function cubes(counts: readonly CubeCount[], n: MatchNames): string {
  const [first] = counts;
  if (!first) return NO_CUBES;
  if (counts.length === 1 && first.count === 1) return `${one(n.cube[first.cube])} cube`;
  const noun = counts.at(-1)?.count === 1 ? 'cube' : 'cubes';
  return `${and(counts.map(({ cube, count }) => `${count} ${n.cube[cube]}`))} ${noun}`;
}

export const events: EventSentences<Event, MatchNames> = {
  order: (e, n) => `Player order: ${e.order.map(n.seat).join(', ')}.`,
  display: () => 'Cubes are drawn for the goods display and for every city.',
  cubes: () => null,
  issue: (e, n) =>
    e.shares > 0
      ? `${does(n.seat(e.seat), 'issues')} ${shares(e.shares)} for ${dollars(SHARE_MONEY * e.shares)}.`
      : `${does(n.seat(e.seat), 'issues')} no shares.`,
  bid: (e, n) => `${does(n.seat(e.seat), 'bids')} ${dollars(e.amount)}.`,
  stand: (e, n) => `${does(n.seat(e.seat), 'keeps')} the highest bid.`,
  pass(e, n) {
    if (e.phase === 'move') return `${does(n.seat(e.seat), 'ships')} nothing.`;
    return e.phase === 'grow'
      ? `${does(n.seat(e.seat), 'draws')} nothing.`
      : `${does(n.seat(e.seat), 'passes')}.`;
  },
  drop: (e, n) =>
    `${does(n.seat(e.seat), 'drops')} out: ${ordinal(e.place)} place for ${price(e.pays)}.`,
  first: (e, n) =>
    `${does(n.seat(e.seat), 'goes')} first and ${verb(n.seat(e.seat), 'pays')} ${price(e.pays)}.`,
  select: (e, n) => `${does(n.seat(e.seat), 'takes')} ${n.action[e.action]}.`,
  urbanize: (e, n) => {
    const placed = `${does(n.seat(e.seat), 'turns')} ${n.place(e.hex)} into ${n.city(e.city)}.`;
    const lost = e.removed.map(({ seat, pieces, links }) => {
      const score = links > 0 ? ` (${points(-links)})` : '';
      return `${pieces} of ${whose(within(n.seat(seat)))} pieces${score}`;
    });
    return lost.length > 0 ? `${placed} Track removed there: ${lost.join(', ')}.` : placed;
  },
  build: (e, n) => {
    const place = n.place(e.hex, e.newCities);
    const where = /^[A-Z]/.test(place) ? `at ${place}` : place;
    return `${does(n.seat(e.seat), 'builds')} track ${where} for ${dollars(e.cost)}.`;
  },
  done: (e, n) => `${does(n.seat(e.seat), 'is')} done building.`,
  claim: (e, n) => `${does(n.seat(e.seat), 'takes')} over unowned track on ${where(e, n)}.`,
  link: (e, n) =>
    `${n.seat(e.seat)} now ${verb(n.seat(e.seat), 'owns')} ${one(between(n.places(e.ends, e.newCities)))} link.`,
  abandon: (e, n) =>
    `${does(n.seat(e.seat), 'loses')} unfinished track on ${where(e, n)}: nobody owns it now.`,
  ship: () => null,
  go: () => null,
  deliver: (e, n) => {
    const paid = e.income.flatMap((by, seat) => (by > 0 ? `${n.seat(seat)} +${by}` : []));
    const route = `${does(n.seat(e.seat), 'ships')} ${one(n.cube[e.cube])} cube from ${n.city(e.city)} to ${n.city(e.to)}`;
    return paid.length > 0
      ? `${route}. Income: ${paid.join(', ')}.`
      : `${route}. Nobody earns income.`;
  },
  engine: (e, n) => `${whose(n.seat(e.seat))} engine goes up to ${e.engine}.`,
  income: (e, n) =>
    e.amount > 0 ? `${does(n.seat(e.seat), 'collects')} ${dollars(e.amount)}.` : null,
  expenses: (e, n) => {
    if (e.short === 0) return `${does(n.seat(e.seat), 'pays')} ${dollars(e.pays)} in expenses.`;
    return `${does(n.seat(e.seat), 'pays')} only ${dollars(e.pays)} of ${dollars(e.owes)} in expenses: income −${e.short}.`;
  },
  out: (e, n) => `${does(n.seat(e.seat), 'is')} bankrupt and out of the game.`,
  reduction: (e, n) => `${whose(n.seat(e.seat))} income is reduced by ${e.amount}.`,
  draw: (e, n) => `${does(n.seat(e.seat), 'draws')} ${cubes(cubeCounts(e.cubes), n)}.`,
  place: (e, n) =>
    `${does(n.seat(e.seat), 'puts')} ${one(n.cube[e.cube])} cube into ${n.city(e.column)}’s column, box ${e.box}.`,
  dice: (e, n) => `Dice for the ${n.side[e.side]} side: ${e.dice.join(', ')}.`,
  grow: (e, n) => `${n.city(e.city)} gets ${cubes(cubeCounts(e.cubes), n)}.`,
  turn: (e) => `Turn ${e.number} begins.`,
  over: () => 'The game is over.',
};
