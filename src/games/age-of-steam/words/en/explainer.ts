import type { ExplainerWords } from '../explainer-words';
import { dollars, signed } from '../figures';
import { and, count, links as linksOf, one, ordinal, points, shares } from './count';

export const words: ExplainerWords = {
  issue: (n) => (n === 0 ? 'Issue no shares' : `Issue ${shares(n)}`),
  bid: (amount) => `Bid ${dollars(amount)}`,
  stand: (amount) => `Keep the bid of ${dollars(amount)}`,
  drop: (place, pays) => `Drop out: ${ordinal(place)} place for ${dollars(pays)}`,
  pass: 'Pass',
  select: (action) => `Take ${action}`,
  urbanize: (city, town) => `Place ${city} at ${town}`,
  buildLinks: (links, cost) => `Build ${and(links)} for ${dollars(cost)}`,
  buildOn: (tiles, towards, cost) =>
    `Build ${count(tiles, 'tile')}${towards ? ` towards ${towards}` : ''} for ${dollars(cost)}`,
  redirect: (place) => `Redirect the track ${/^[A-Z]/.test(place) ? `at ${place}` : place}`,
  buildNothing: 'Build nothing',
  deliver: (cube, from, to, n) => `Ship ${one(cube)} cube from ${from} to ${to}, ${linksOf(n)}`,
  engine: (level) => `Upgrade the engine to ${level}`,
  noDelivery: 'Ship nothing',
  draw: (cubes) => `Draw ${count(cubes, 'cube')}`,
  noDraw: 'Draw nothing',
  place: (cube, city) => `Put ${one(cube)} cube into ${city}’s column`,
  line: (parts) => parts.join(', then '),

  income: (name, by, then) =>
    name === null
      ? `Your income: ${signed(by)}, to ${then}.`
      : `${name}’s income: ${signed(by)}, to ${then}.`,
  points: (name, by, then) =>
    `${signed(by)} ${Math.abs(by) === 1 ? 'point' : 'points'} ${name === null ? 'for you' : `for ${name}`} now (total ${then}).`,
  cash: (left, afterPayday) =>
    `Leaves you ${dollars(left)} in cash, ${dollars(afterPayday)} after payday.`,
  solvent: 'You can pay all your expenses.',
  short: (missing) => `You’d be ${dollars(missing)} short at payday, which costs as much income.`,
  opens: (cube, from, to, n) =>
    `Opens a delivery: ${one(cube)} cube from ${from} to ${to}, ${linksOf(n)}.`,
  longer: (n) => `Makes deliveries of ${linksOf(n)} possible.`,
  ahead: (names) => `You act before ${and(names)}.`,
  denies: (name, action) => `Keeps ${name} from taking ${action}.`,
  blocks: (name, place) => `Gets in ${name}’s way at ${place}.`,
  takesCube: (name, cube, from) => `${name} could have shipped the ${cube} cube from ${from}.`,
  keepsTrack: (places) => `Keeps your unfinished track: ${and(places)}.`,
  losesTrack: (places) => `You’d lose your unfinished track: ${and(places)}.`,
  rival: (name, by) =>
    by > 0 ? `${name} gains ${points(by)}, too.` : `${name} loses ${points(-by)}.`,
  cheapPlace: (place, pays) => `${ordinal(place)} place for just ${dollars(pays)}.`,
  feeds: (city) => `Brings new goods to ${city}, where your track is.`,
  quiet: 'No points right away; it pays off later.',
};
