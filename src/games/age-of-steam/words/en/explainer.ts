import { count } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { ExplainerWords } from '../explainer-words';
import { dollars, signed, whole } from '../figures';
import { links as linksOf, one, ordinal, points, shares } from './count';

export const words: ExplainerWords = {
  issue: (n) => (n === 0 ? 'Issue no shares' : `Issue ${shares(n)}`),
  bid: (amount) => `Bid ${dollars(amount)}`,
  stand: (amount) => `Keep the bid of ${dollars(amount)}`,
  drop: (place, pays) =>
    `Drop out: ${ordinal(place)} place for ${pays > 0 ? dollars(pays) : 'nothing'}`,
  pass: 'Pass',
  select: (action) => `Take ${action}`,
  urbanize: (city, town) => `Place ${city} at ${town}`,
  buildLinks: (links, cost) => `Build ${and(links)} for ${dollars(cost)}`,
  buildOn: (tiles, where, cost) =>
    `Build ${count(tiles, 'tile')} ${/^[A-Z]/.test(where) ? `at ${where}` : where} for ${dollars(cost)}`,
  buildNothing: 'Build nothing',
  deliver: (cube, from, to, n) => `Ship ${one(cube)} cube from ${from} to ${to}, ${linksOf(n)}`,
  ship: (cube, from) => `Ship ${one(cube)} cube from ${from}`,
  engine: (level) => `Upgrade the engine to ${level}`,
  noDelivery: 'Ship nothing',
  draw: (cubes) => `Draw ${count(cubes, 'cube')}`,
  noDraw: 'Draw nothing',
  place: (cube, city) => `Put ${one(cube)} cube into ${city}’s column`,
  line: ([first = '', ...rest]) =>
    [first, ...rest.map((part) => part.charAt(0).toLowerCase() + part.slice(1))].join(', then '),

  income: (by, then) => `Your income rises by ${by} to ${whole(then)}.`,
  points: (by, then) =>
    `${signed(by)} ${Math.abs(by) === 1 ? 'point' : 'points'} for your track (total ${whole(then)}).`,
  cash: (left, afterPayday, open) =>
    `Leaves you ${dollars(left)} in cash, ${dollars(afterPayday)} after payday${open ? ' if you spend no more' : ''}.`,
  short: (missing) =>
    `As things stand, you’d be ${dollars(missing)} short at payday and lose as much income.`,
  opens: (income) => `Your best delivery would then bring ${signed(income)} income.`,
  ifFirst: (pays, keeps) =>
    `First place would cost you ${dollars(pays)} and leave you ${dollars(keeps)}.`,
  losesTrack: (places) => `You’d lose your unfinished track: ${and(places)}.`,
  rival: (name, by) =>
    by > 0 ? `${name} gains ${points(by)}, too.` : `${name} loses ${points(-by)}.`,
  quiet: 'No points right away; it pays off later.',
};
