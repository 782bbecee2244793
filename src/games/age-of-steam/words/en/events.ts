import { count, does, verb, whose } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import { SHARE_MONEY } from '../../data/figures';
import type { EventSentence, EventWord } from '../dictionary';
import { between, dollars } from '../figures';
import type { Told } from '../told';
import { hexes, one, ordinal, points, shares } from './count';

/** How many hexes, and which. */
const where = (places: readonly string[]) => `${hexes(places.length)} (${places.join(', ')})`;

const price = (amount: number) => (amount > 0 ? dollars(amount) : 'nothing');

/** “a red cube”, “1 red and 2 blue cubes” */
function cubes({ cubes }: Told): string {
  const [first] = cubes;
  if (!first) return 'no cubes';
  if (cubes.length === 1 && first.count === 1) return `${one(first.cube)} cube`;
  const noun = cubes.at(-1)?.count === 1 ? 'cube' : 'cubes';
  return `${and(cubes.map(({ cube, count }) => `${count} ${cube}`))} ${noun}`;
}

export const events: Readonly<Record<EventWord, EventSentence>> = {
  order: (t) => `Player order: ${t.order.join(', ')}.`,
  display: () => 'Cubes are drawn for the goods display and for every city.',
  cubes: () => null,
  issue: (t) => {
    const n = t.figure('shares');
    return n > 0
      ? `${does(t.seat, 'issues')} ${shares(n)} for ${dollars(SHARE_MONEY * n)}.`
      : `${does(t.seat, 'issues')} no shares.`;
  },
  bid: (t) => `${does(t.seat, 'bids')} ${dollars(t.figure('amount'))}.`,
  stand: (t) => `${does(t.seat, 'keeps')} the highest bid.`,
  pass(t) {
    if (t.phase === 'move') return `${does(t.seat, 'ships')} nothing.`;
    return t.phase === 'grow' ? `${does(t.seat, 'draws')} nothing.` : `${does(t.seat, 'passes')}.`;
  },
  drop: (t) =>
    `${does(t.seat, 'drops')} out: ${ordinal(t.figure('place'))} place for ${price(t.figure('pays'))}.`,
  first: (t) =>
    `${does(t.seat, 'goes')} first and ${verb(t.seat, 'pays')} ${price(t.figure('pays'))}.`,
  select: (t) => `${does(t.seat, 'takes')} ${t.action}.`,
  urbanize: (t) => {
    const placed = `${does(t.seat, 'turns')} ${t.place('hex')} into ${t.city('city')}.`;
    const lost = t.removed.map(({ name, pieces, links }) => {
      const score = links > 0 ? ` (${points(-links)})` : '';
      return `${count(pieces, 'piece')} of ${name}${score}`;
    });
    return lost.length > 0 ? `${placed} Track removed there: ${lost.join(', ')}.` : placed;
  },
  build: (t) => {
    const place = t.place('hex');
    const where = /^[A-Z]/.test(place) ? `at ${place}` : place;
    return `${does(t.seat, 'builds')} track ${where} for ${dollars(t.figure('cost'))}.`;
  },
  done: (t) => `${does(t.seat, 'is')} done building.`,
  claim: (t) => `${does(t.seat, 'takes')} over unowned track on ${where(t.hexes)}.`,
  link: (t) => `${t.seat} now ${verb(t.seat, 'owns')} the link ${between(t.ends)}.`,
  abandon: (t) =>
    `${does(t.seat, 'loses')} unfinished track on ${where(t.hexes)}: nobody owns it now.`,
  ship: () => null,
  go: () => null,
  deliver: (t) => {
    const paid = t.income.map(({ name, by }) => `${name} +${by}`);
    const route = `${does(t.seat, 'ships')} ${one(t.cube)} cube from ${t.city('city')} to ${t.city('to')}`;
    return paid.length > 0
      ? `${route}. Income: ${paid.join(', ')}.`
      : `${route}. Nobody earns income.`;
  },
  engine: (t) => `${whose(t.seat)} engine goes up to ${t.figure('engine')}.`,
  income: (t) =>
    t.figure('amount') > 0 ? `${does(t.seat, 'collects')} ${dollars(t.figure('amount'))}.` : null,
  expenses: (t) => {
    const [owes, paid, short] = [t.figure('owes'), t.figure('pays'), t.figure('short')];
    if (short === 0) return `${does(t.seat, 'pays')} ${dollars(paid)} in expenses.`;
    return `${does(t.seat, 'pays')} only ${dollars(paid)} of ${dollars(owes)} in expenses: income −${short}.`;
  },
  out: (t) => `${does(t.seat, 'is')} bankrupt and out of the game.`,
  reduction: (t) => `${whose(t.seat)} income is reduced by ${t.figure('amount')}.`,
  draw: (t) => `${does(t.seat, 'draws')} ${cubes(t)}.`,
  place: (t) =>
    `${does(t.seat, 'puts')} ${one(t.cube)} cube into ${t.city('column')}’s column, box ${t.figure('box')}.`,
  dice: (t) => `Dice for the ${t.side} side: ${t.dice.join(', ')}.`,
  grow: (t) => `${t.city('city')} gets ${cubes(t)}.`,
  turn: (t) => `Turn ${t.figure('number')} begins.`,
  over: () => 'The game is over.',
};
