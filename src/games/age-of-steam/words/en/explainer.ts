import { count } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { TextsOf } from '../../../../kit/texts';
import { dollars, signed, whole } from '../figures';
import { links as linksOf, one, ordinal, points, shares } from './count';

export const words = {
  /** A line of actions, as a heading names it. */
  issue: (n: number) => (n === 0 ? 'Issue no shares' : `Issue ${shares(n)}`),
  bid: (amount: number) => `Bid ${dollars(amount)}`,
  stand: (amount: number) => `Keep the bid of ${dollars(amount)}`,
  drop: (place: number, pays: number) =>
    `Drop out: ${ordinal(place)} place for ${pays > 0 ? dollars(pays) : 'nothing'}`,
  pass: 'Pass',
  select: (action: string) => `Take ${action}`,
  urbanize: (city: string, town: string) => `Place ${city} at ${town}`,
  /** A whole build turn that completes links, each “from–to”. */
  buildLinks: (links: readonly string[], cost: number) =>
    `Build ${and(links)} for ${dollars(cost)}`,
  /** One that completes none; `where` is the place of its last tile. */
  buildOn: (tiles: number, where: string, cost: number) =>
    `Build ${count(tiles, 'tile')} ${/^[A-Z]/.test(where) ? `at ${where}` : where} for ${dollars(cost)}`,
  buildNothing: 'Build nothing',
  deliver: (cube: string, from: string, to: string, n: number) =>
    `Ship ${one(cube)} cube from ${from} to ${to}, ${linksOf(n)}`,
  /** A delivery whose way is still open. */
  ship: (cube: string, from: string) => `Ship ${one(cube)} cube from ${from}`,
  engine: (level: number) => `Upgrade the engine to ${level}`,
  noDelivery: 'Ship nothing',
  draw: (cubes: number) => `Draw ${count(cubes, 'cube')}`,
  noDraw: 'Draw nothing',
  place: (cube: string, city: string) => `Put ${one(cube)} cube into ${city}’s column`,
  /** Puts the parts of a line one after the other. */
  line: ([first = '', ...rest]: readonly string[]) =>
    [first, ...rest.map((part) => part.charAt(0).toLowerCase() + part.slice(1))].join(', then '),

  /** What it is good for, a sentence each. */
  income: (by: number, then: number) => `Your income rises by ${by} to ${whole(then)}.`,
  /** By finished links; `then`: the score after it. */
  points: (by: number, then: number) =>
    `${signed(by)} ${Math.abs(by) === 1 ? 'point' : 'points'} for your track (total ${whole(then)}).`,
  /** `open`: before payday more can still be spent. */
  cash: (left: number, afterPayday: number, open: boolean) =>
    `Leaves you ${dollars(left)} in cash, ${dollars(afterPayday)} after payday${open ? ' if you spend no more' : ''}.`,
  short: (missing: number) =>
    `As things stand, you’d be ${dollars(missing)} short at payday and lose as much income.`,
  /** What one delivery can then bring, which it could not before. */
  opens: (income: number) => `Your best delivery would then bring ${signed(income)} income.`,
  /** What a bid costs if nobody bids more, and what is left of the cash. */
  ifFirst: (pays: number, keeps: number) =>
    `First place would cost you ${dollars(pays)} and leave you ${dollars(keeps)}.`,
  losesTrack: (places: readonly string[]) => `You’d lose your unfinished track: ${and(places)}.`,
  rival: (name: string, by: number) =>
    by > 0 ? `${name} gains ${points(by)}, too.` : `${name} loses ${points(-by)}.`,
  /** Nothing that can be counted yet. */
  quiet: 'No points right away; it pays off later.',
};

/** What the coach says of a line of actions before it is played. It is loaded with the first hint. */
export type ExplainerWords = TextsOf<typeof words>;
