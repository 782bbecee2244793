import { count, theirs } from '../../../../../kit/agree';
import { and, or } from '../../../../../kit/and';
import { between, change, dollars, signed } from '../../figures';
import type { BuildWords, MoveWords } from '../../table/board-words';
import { hexes, links, points } from '../count';

const part = (name: string) => (n: number) => `${name} ${n}`;

export const build: BuildWords = {
  fit: (shapes) => `${shapes} fit`,
  pricePart: {
    simple: part('simple'),
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
  },
  price: (parts) => parts.join(' + '),
  shape: (tile, ways, cost) => `${tile}, ${and(ways)}, ${dollars(cost)}`,
  way: (from, to) => `${from} to ${to}`,
  completes: (from, to, n) => `Completes ${between([from, to])}: yours, +${points(n)}.`,
  claims: (n) => `Takes over unowned track on ${hexes(n)}.`,
  stillOpen: 'Unfinished: it’s yours for now. Extend it in your next build turn or lose it.',
  turnedOnly: 'A redirect doesn’t count as extending: extend this track in this turn, or lose it.',
  losesAtEnd: (places) =>
    `If you stop building now, this track won’t be yours anymore: ${and(places)}.`,
  losesCity: 'If you stop building now, you place no new city this turn.',
  noCityAfter: 'Once you build, you can’t place a new city this turn.',
  tilesLeft: (tile, left) => `${tile}: ${left} left`,
  lastTile: 'It is your last tile, so building ends with it.',
  cityAhead: (color, side, die, waiting) =>
    `${color}, ${side} side, die ${die}, ${count(waiting, 'cube')} waiting`,
  trackRemoved: (spokes) => `Removes ${count(spokes, 'piece')} of track from this town.`,
  nothingRemoved: 'No track is removed.',
  own: 'yours',
  ownedBy: theirs,
  unowned: 'nobody’s',
  openEnds: (directions) => `open ${and(directions)}`,
  blocked: (directions) => `Bars: no track of yours can lead ${or(directions)}.`,
};

export const move: MoveWords = {
  ways: (ways) => count(ways, 'way'),
  route: (stops) => stops.join(' → '),
  pay: (name, by) => `${name ?? 'You'} ${signed(by)}`,
  paysNobody: 'Nobody earns income.',
  linksUsed: (used, of) => `${used} of ${links(of)}`,
  none: (engine) => `With engine ${engine}, no cube can be delivered.`,
  withEngine: (engine) => `Engine ${engine} would add`,
  nothingMore: (engine) => `Engine ${engine} would add no delivery, as the map stands.`,
  engineMeans: (from, to) => `Engine ${change(from, to)}, expenses +$1 a turn.`,
  final: 'Once begun, a delivery has to be finished.',
  stopsHere: (city) => `The cube stops in ${city}.`,
};
