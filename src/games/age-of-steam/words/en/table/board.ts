import { count, theirs } from '../../../../../kit/agree';
import { and, or } from '../../../../../kit/and';
import type { TextsOf } from '../../../../../kit/texts';
import type { PricePart } from '../../../rules/build-cost';
import { between, change, dollars, signed } from '../../figures';
import { hexes, links, NO_CUBES, points } from '../count';

/**
 * What a tile on a hex would be to its builder: it goes on from the open end of own track, or begins at a place of the own
 * network, or only fits there. Without own track every city is such a place.
 */
export type Growth = 'goes-on' | 'joins' | 'fits';

const part = (name: string) => (n: number) => `${name} ${n}`;

export const build = {
  /** Beside the question for a shape that completes no link. */
  unfinished: 'unfinished',
  pricePart: {
    simple: part('track'),
    coexist: part('coexist'),
    crossing: part('crossing'),
    town: part('town'),
    exits: part('exits'),
    river: part('river'),
    mountain: part('mountain'),
    'add-crossing': part('added crossing'),
    'add-coexist': part('added track'),
    'grow-town': part('town exits added'),
    turn: part('redirect'),
  } satisfies Readonly<Record<PricePart, (dollars: number) => string>>,
  /** `parts` are price parts. */
  price: (parts: readonly string[]) => `Cost: ${parts.join(' + ')}`,
  /** A shape for players who do not see it: its kind and the ways it joins. */
  shape: (tile: string, ways: readonly string[], cost: number) =>
    `${tile}, ${and(ways)}, ${dollars(cost)}`,
  way: (from: string, to: string) => `${from} to ${to}`,
  /** A link of one’s own. */
  completes: (from: string, to: string, n: number) =>
    `Completes ${between([from, to])}: +${points(n)}.`,
  claims: (n: number) => `Takes over unowned track on ${hexes(n)}.`,
  stillOpen: 'Unfinished: it’s yours for now. Extend it in your next build turn or lose it.',
  /** Track that is only turned is lost at the end of the turn. */
  turnedOnly: 'A redirect doesn’t count as extending: extend this track in this turn, or lose it.',
  losesAtEnd: (places: readonly string[]) =>
    `If you stop building now, this track won’t be yours anymore: ${and(places)}.`,
  /** In the last turn. */
  couldScore: (n: number) =>
    `One more tile would score ${points(n)}, and cash counts nothing at the end.`,
  losesCity: 'If you stop building now, you place no new city this turn.',
  /** A new city can be placed only before the first tile. */
  noCityAfter: 'Once you build, you can’t place a new city this turn.',
  tilesLeft: (tile: string, left: number) => `${tile}: ${count(left, 'tile')} left`,
  lastTile: 'It is your last tile, so building ends with it.',
  /** `waiting`: the colors of the cubes in its column. */
  cityAhead: (color: string, side: string, die: number, waiting: readonly string[]) =>
    `${color}; waiting: ${waiting.length > 0 ? and(waiting) : NO_CUBES} (${side} side, die ${die})`,
  trackRemoved: (spokes: number) => `Removes ${count(spokes, 'piece')} of track from this town.`,
  nothingRemoved: 'No track is removed.',
  /** What a tile on a hex would be to its builder; nothing is said of one that only fits. */
  growth: {
    'goes-on': 'goes on from your open track',
    joins: 'at your network',
    fits: '',
  } satisfies Readonly<Record<Growth, string>>,
  /** How a whole track is begun. */
  byRoute: 'Tap a dot for one tile, a city for a whole route.',
  /** Where dots of both kinds are on the map. */
  dots: 'Full dots go on from your network, rings don’t.',
  routeFrom: 'Build on from here',
  tilesMost: (n: number) => `up to ${count(n, 'tile')}`,
  /** Places are lit to which track leads. */
  whereTo: 'Tap a place with a price, or any hex on the way.',
  leadsNowhere:
    'With the tiles and the cash of this turn, no track leads from here to a city or town.',
  tooFar: (place: string, n: number) => `No track of ${count(n, 'tile')} leads there: ${place}.`,
  tooDear: (place: string, cost: number, cash: number) =>
    `Track to ${place} costs ${dollars(cost)}; you have ${dollars(cash)}.`,
  /** What a whole track costs and brings. */
  whole: (n: number, cost: number, brings: number) =>
    `${count(n, 'tile')}, ${dollars(cost)}${brings > 0 ? `, +${points(brings)}` : ''}.`,
  left: (cash: number) => `You keep ${dollars(cash)}.`,
  redirects: 'Nothing leads there without redirecting an open end.',
  /** Above the cubes that could go over a new link. */
  rides: 'Could then be shipped',
  noRides: 'No cube could use it yet.',
  /** On a button between two others. */
  route: (number: number, of: number) => `Route ${number}/${of}`,
  otherRoute: 'Another route',
  steer: 'Another way: tap a hex with a ring.',
  own: 'yours',
  ownedBy: theirs,
  unowned: 'nobody’s',
  /** Unfinished track has its open ends in these directions. */
  openEnds: (directions: readonly string[]) => `open ${and(directions)}`,
  /** No track can lead in these directions. */
  blocked: (directions: readonly string[]) => `Bars: no track of yours can lead ${or(directions)}.`,
};

/** While track is built. */
export type BuildWords = TextsOf<typeof build>;

export const move = {
  ways: (ways: number) => count(ways, 'way'),
  route: (stops: readonly string[]) => stops.join(' → '),
  /** What one of the owners gets; `name` null: oneself. */
  pay: (name: string | null, by: number) => `${name ?? 'You'} ${signed(by)}`,
  paysNobody: 'Nobody earns income.',
  linksUsed: (used: number, of: number) => `${used} of ${links(of)}`,
  none: (engine: number) => `With engine ${engine}, no cube can be delivered.`,
  /** Above what could be delivered with a better engine alone. */
  withEngine: (engine: number) => `Engine ${engine} would add`,
  nothingMore: (engine: number) => `Engine ${engine} would add no delivery, as the map stands.`,
  engineMeans: (from: number, to: number) =>
    `Engine ${change(from, to)} instead of a delivery, expenses +$1 a turn.`,
  /** Before a move that ships nothing. */
  couldShip: (pays: number) =>
    `You ship nothing, but a delivery would pay you ${signed(pays)} income.`,
  couldUpgrade:
    'You do nothing with this move, but an engine one level up would add a delivery for you.',
  idleEngine:
    'Nothing is left to ship with a better engine in this match, and it costs $1 at payday.',
  final: 'Once begun, a delivery has to be finished.',
  stopsHere: (city: string) => `The cube stops in ${city}.`,
};

/** While goods are shipped. */
export type MoveWords = TextsOf<typeof move>;
