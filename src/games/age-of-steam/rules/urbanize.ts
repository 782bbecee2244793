import { wordOf } from '../../../kit/reading';
import { DISCS } from '../data/figures';
import { NEW_CITIES } from '../data/goods';
import { ACROSS, type Board, EDGES, hexText, isTownHex, readHex } from './board';
import { claimBeyond, laidEvents, nothingLaid } from './build-lay';
import type { Removed } from './events';
import { firstOf, pack, type SteamKind, secondOf } from './kind';
import { findLinks } from './links';
import { heldAs } from './order';
import { discsUsed, isCityHex, isMet, LOOSE, stopAt, walk } from './sections';
import { BARE, MATE } from './shapes';
import {
  BUILD,
  NO_LINK,
  NO_TRACK,
  NOBODY,
  SEAT,
  SEATS_FROM,
  type State,
  TILES_BUILT,
  URBANIZED,
} from './state';
import { countTile } from './supply';

/** What a new city on this town would remove, for the seats that are in. */
function removedFrom({ board, owner, linkTo, out, seats }: State, hex: number): readonly Removed[] {
  const removed: Removed[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (out[seat] > 0) continue;
    let pieces = 0;
    let links = 0;
    for (let edge = 0; edge < EDGES; edge++) {
      if (owner[hex * EDGES + edge] !== SEATS_FROM + seat) continue;
      pieces++;
      if (linkTo[board.stopOn[hex] * EDGES + edge] !== NO_LINK) links++;
    }
    if (pieces > 0) removed.push({ seat, pieces, links });
  }
  return removed;
}

const URBANIZATION = heldAs('urbanization');
const LETTERS = NEW_CITIES.map(({ id }) => id);

/** 7.11: whether the seat to act may still lay a new city in this build turn. */
export function mayUrbanize({ turn, action }: State): boolean {
  return action[turn[SEAT]] === URBANIZATION && turn[URBANIZED] === 0 && turn[TILES_BUILT] === 0;
}

/** 7.11 b, c: what is wrong with a new city on this town. */
function townFlaw(state: State, hex: number): 'loop' | 'discs' | null {
  let gained = 0;
  for (let edge = 0; edge < EDGES; edge++) {
    const hasSpoke = MATE[state.shape[hex] * EDGES + edge] !== BARE;
    if (!isMet(state, hex, edge)) {
      // A spoke that meets nothing goes, and its section with it.
      if (hasSpoke && state.owner[hex * EDGES + edge] === SEATS_FROM + state.turn[SEAT]) gained--;
      continue;
    }
    const end = walk(state, hex, edge);
    if (leadsBack(state.board, end, hex)) return 'loop';
    if (!hasSpoke && end < LOOSE && ownerBeyond(state, hex, edge) === NOBODY) gained++;
  }
  return gained > 0 && discsUsed(state, state.turn[SEAT]) + gained > DISCS ? 'discs' : null;
}

/** Whether an end is this town, or loose toward its hex. */
function leadsBack({ neighbors, stopOn }: Board, end: number, hex: number): boolean {
  if (end < LOOSE) return stopAt(end) === stopOn[hex];
  return neighbors[end - LOOSE] === hex;
}

/** The owner of the track that leads to a hex across an edge. */
function ownerBeyond(state: State, hex: number, edge: number): number {
  return state.owner[state.board.neighbors[hex * EDGES + edge] * EDGES + ACROSS[edge]];
}

/** Lays a new city on a town (7.11). The args are the hex and the letter of the city. */
export const urbanize = {
  do: 'urbanize',
  keys: ['city', 'hex'],
  places: [BUILD],
  isOne: (args, { board }) => firstOf(args) < board.hexCount && secondOf(args) < LETTERS.length,
  read: ({ city, hex }, { board }) =>
    pack(readHex(board, hex, 'hex'), wordOf(city, 'city', LETTERS)),
  write: (args, { board }) => ({
    city: LETTERS[secondOf(args)],
    hex: hexText(board, firstOf(args)),
  }),
  refusal(state, args) {
    const { turn, action } = state;
    const hex = firstOf(args);
    if (action[turn[SEAT]] !== URBANIZATION || turn[URBANIZED] === 1) {
      return { because: 'no-urbanization' };
    }
    if (turn[TILES_BUILT] > 0) return { because: 'too-late' };
    if (state.newCity[secondOf(args)] !== 0) return { because: 'city-used' };
    if (!isTownHex(state.board, hex) || isCityHex(state, hex)) return { because: 'no-town' };
    const flaw = townFlaw(state, hex);
    return flaw && { because: flaw };
  },
  list(state, into, at) {
    if (!mayUrbanize(state)) return at;
    const { cityCount, stopCount, stopHex } = state.board;
    let next = at;
    for (let stop = cityCount; stop < stopCount; stop++) {
      const hex = stopHex[stop];
      if ((state.cities[0] >> stop) & 1 || townFlaw(state, hex)) continue;
      for (let letter = 0; letter < LETTERS.length; letter++)
        if (state.newCity[letter] === 0) into[next++] = pack(hex, letter);
    }
    return next;
  },
  play(state, args, emit) {
    const { board } = state;
    const seat = state.turn[SEAT];
    const hex = firstOf(args);
    const letter = secondOf(args);
    const laid = emit && nothingLaid(board);
    const removed = emit && removedFrom(state, hex);
    const open = openTowards(state, hex);
    removeSpokes(state, hex);
    layCity(state, letter, hex);
    for (let edge = 0; edge < EDGES; edge++) {
      const end = (open >> edge) & 1 ? walk(state, hex, edge) : LOOSE;
      if (end >= LOOSE) continue;
      claimBeyond(state, hex, edge, SEATS_FROM + seat, laid);
      laid?.links.push([board.stopOn[hex] * EDGES + edge, end, ownerBeyond(state, hex, edge)]);
    }
    findLinks(state);
    state.turn[URBANIZED] = 1;
    if (!emit || !laid || !removed) return;
    const city = LETTERS[letter];
    emit({ event: 'urbanize', seat, city, hex: hexText(board, hex), removed }, state);
    for (const event of laidEvents(state, seat, laid)) emit(event, state);
  },
} as const satisfies SteamKind;

/** The edges of a town without a spoke to which track leads, a bit each. */
function openTowards(state: State, hex: number): number {
  let open = 0;
  for (let edge = 0; edge < EDGES; edge++) {
    const hasSpoke = MATE[state.shape[hex] * EDGES + edge] !== BARE;
    if (!hasSpoke && isMet(state, hex, edge)) open |= 1 << edge;
  }
  return open;
}

function removeSpokes(state: State, hex: number): void {
  countTile(state, state.shape[hex], -1);
  state.shape[hex] = 0;
  state.owner.fill(NO_TRACK, hex * EDGES, (hex + 1) * EDGES);
}

/** Makes the hex of a town a city. */
export function layCity(
  { board, newCity, cities, goals }: State,
  letter: number,
  hex: number,
): void {
  const bit = 1 << board.stopOn[hex];
  newCity[letter] = hex + 1;
  cities[0] |= bit;
  goals[board.cityColor[board.cityCount + letter]] |= bit;
}
