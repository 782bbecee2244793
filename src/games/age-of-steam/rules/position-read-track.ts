import { isObject, type Json, type JsonObject } from '../../../kit/json';
import { count, flaw, record } from '../../../kit/reading';
import { DISCS } from '../data/figures';
import { NEW_CITIES } from '../data/goods';
import { readHex } from './action-form';
import { ACROSS, EDGES, hexText, isTownHex } from './board';
import { discsUsed } from './discs';
import { findLinks } from './links';
import { endBehind, isCityHex, isMet, LOOSE, RING, stopAt, walk } from './sections';
import { BARE, EDGE_BITS, MATE, SPOKES, segmentText, shapeOf } from './shapes';
import { NOBODY, SEATS_FROM, type State } from './state';
import { lineName } from './supply-lines';
import { countTile, overdrawnLine } from './tile-supply';
import { layCity } from './urbanize';

const LETTERS = NEW_CITIES.map(({ id }) => id);

export function readNewCities(state: State, json: Json | undefined): void {
  const laid = record(json, 'newCities', [], LETTERS);
  for (const [letter, id] of LETTERS.entries()) {
    const at = `newCities.${id}`;
    if (!Object.hasOwn(laid, id)) continue;
    const hex = readHex(state, laid[id], at);
    if (!isTownHex(state.board, hex)) flaw('no-town', at);
    if (isCityHex(state, hex)) flaw('twice', at);
    layCity(state, letter, hex);
  }
}

/** The track, with all that follows from it; the new cities must have been read. */
export function readTrack(state: State, json: Json | undefined): void {
  if (!isObject(json)) flaw('not-an-object', 'track');
  for (const [text, segments] of Object.entries(json as JsonObject)) {
    const at = `track.${text}`;
    const hex = readHex(state, text, at);
    if (isCityHex(state, hex)) flaw('city', at);
    if (!isObject(segments)) flaw('not-an-object', at);
    readHexTrack(state, hex, segments as JsonObject, at);
  }
  const line = overdrawnLine(state);
  if (line >= 0) flaw('too-many-tiles', 'track', { tile: lineName(line) });
  findLinks(state);
}

function readHexTrack(state: State, hex: number, segments: JsonObject, at: string): void {
  const shape = shapeOf(Object.keys(segments).sort());
  if (shape < 0) flaw('no-tile', at);
  if (isTownHex(state.board, hex) !== shape >= SPOKES) flaw('wrong-tile', at);
  state.shape[hex] = shape;
  countTile(state, shape, 1);
  for (let edge = 0; edge < EDGES; edge++) {
    if (((EDGE_BITS[shape] >> edge) & 1) === 0) continue;
    const text = segmentText(shape, edge);
    const here = `${at}.${text}`;
    if (state.board.neighbors[hex * EDGES + edge] < 0) flaw('off-board', here, { edge });
    const owner = segments[text] ?? null;
    const seats = state.seats - 1;
    state.owner[hex * EDGES + edge] =
      owner === null ? NOBODY : SEATS_FROM + count(owner, here, seats);
  }
}

/** 6.3 to 6.5, 7.8: what must hold of every section and of each seat's. */
export function checkOwners(state: State): void {
  for (let hex = 0; hex < state.board.hexCount; hex++) {
    for (let edge = 0; edge < EDGES; edge++) {
      if (MATE[state.shape[hex] * EDGES + edge] !== BARE) checkSegment(state, hex, edge);
    }
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const has = discsUsed(state, seat);
    if (has > DISCS) flaw('too-many-discs', 'track', { seat, has, most: DISCS });
  }
}

function checkSegment(state: State, hex: number, edge: number): void {
  const at = `track.${hexText(state.board, hex)}.${segmentText(state.shape[hex], edge)}`;
  const owner = state.owner[hex * EDGES + edge];
  const beyond = state.board.neighbors[hex * EDGES + edge] * EDGES + ACROSS[edge];
  if (isMet(state, hex, edge) && state.owner[beyond] !== owner) flaw('two-owners', at);
  const one = walk(state, hex, edge);
  if (one === RING) flaw('ring', at);
  const other = endBehind(state, hex, edge);
  const isLink = one < LOOSE && other < LOOSE;
  if (isLink && stopAt(one) === stopAt(other)) flaw('loop', at);
  if (isLink && owner === NOBODY) flaw('unowned-link', at);
  if (!isLink && owner >= SEATS_FROM && state.out[owner - SEATS_FROM] > 0) flaw('out', at);
}
