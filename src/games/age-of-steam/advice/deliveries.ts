import { ENGINE_MOST } from '../data/figures';
import { type Board, EDGES, STOPS_MOST } from '../rules/board';
import { stopOfCity } from '../rules/delivery';
import { COLORS } from '../rules/goods';
import { ownerFrom } from '../rules/links';
import { LOOSE } from '../rules/sections';
import { NO_LINK, SEATS_FROM, type State } from '../rules/state';

/** The seat that earns by the link at an exit (`stop * 6 + edge`); -1 for none. Of the position read last. */
export const earner = new Int8Array(LOOSE);
/** By stop: the colors delivered there, a bit each. */
const taken = new Uint8Array(STOPS_MOST);

/** Two numbers that tell positions apart in all that deliveries depend on. */
export let key = 0;
export let check = 0;

/** Reads who owns links, what is delivered where, and the key of it all. */
function readNetwork(state: State): void {
  key = 17;
  check = 91;
  const exits = state.board.stopCount * EDGES;
  for (let exit = 0; exit < exits; exit++) {
    const to = state.linkTo[exit];
    if (to === NO_LINK) continue;
    const seat = ownerFrom(state, exit) - SEATS_FROM;
    earner[exit] = state.out[seat] > 0 ? -1 : seat;
    mix((exit << 16) | (to << 8) | (earner[exit] + 1));
  }
  taken.fill(0);
  for (let color = 0; color < COLORS; color++) {
    const goals = state.goals[color];
    mix(goals);
    for (let rest = goals; rest !== 0; rest &= rest - 1)
      taken[31 - Math.clz32(rest & -rest)] |= 1 << color;
  }
  mixAll(state.cubes);
  mixAll(state.engine);
  mixAll(state.newCity);
}

function mixAll(bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; at++) mix(bytes[at]);
}

function mix(figure: number): void {
  key = Math.imul(key ^ figure, 0x01000193);
  check = Math.imul(check + figure, 0x85ebca6b) ^ (check >>> 13);
}

/**
 * The best delivery of every cube for every seat. Each entry is at `from + seat * kinds + city * COLORS + color`,
 * where `from` is what `findDeliveries` returns. Positions seen before are remembered, those of one board at a time.
 */
export let kinds = 0;
const SEATS_MOST = 6;
const REMEMBERED = 2048;
let board: Board | null = null;
let block = 0;

/** The own income of the best delivery at the seat's engine, and at one more; 0 for none. */
export let ownNow = new Uint8Array(0);
export let ownNext = new Uint8Array(0);
/** How good those deliveries are: own income, less a part of that of others, in eighths; 0 for none. */
let goodNow = new Int8Array(0);
let goodNext = new Int8Array(0);

/** Own income counts so much, and that of another seat so much against it. */
export const OWN = 8;
export const OTHERS = 2;

const keys = new Int32Array(REMEMBERED);
const checks = new Int32Array(REMEMBERED).fill(-1);

/** The engine that each seat has next, and the most links that any cube may travel. */
const engine = new Uint8Array(SEATS_MOST);
let longest = 0;
let seats = 0;
/** Index of the current cube in the block of a seat, by color 0. */
let at = 0;
let linkTo: Uint8Array = new Uint8Array(0);

/** Makes room for another board. */
function useBoard(next: Board): void {
  board = next;
  kinds = next.cities.length * COLORS;
  block = SEATS_MOST * kinds;
  ownNow = new Uint8Array(REMEMBERED * block);
  ownNext = new Uint8Array(REMEMBERED * block);
  goodNow = new Int8Array(REMEMBERED * block);
  goodNext = new Int8Array(REMEMBERED * block);
  checks.fill(-1);
}

/** Finds the deliveries of a position; returns where they are remembered. */
export function findDeliveries(state: State): number {
  if (state.board !== board) useBoard(state.board);
  readNetwork(state);
  const slot = (key ^ (key >>> 15)) & (REMEMBERED - 1);
  const from = slot * block;
  if (keys[slot] === key && checks[slot] === check) return from;
  keys[slot] = key;
  checks[slot] = check;
  ownNow.fill(0, from, from + block);
  ownNext.fill(0, from, from + block);
  goodNow.fill(0, from, from + block);
  goodNext.fill(0, from, from + block);
  prepare(state);
  for (let city = 0; city < state.board.cities.length; city++) {
    const stop = stopOfCity(state, city);
    if (stop < 0 || state.linked[stop] === 0) continue;
    let colors = 0;
    for (let color = 0; color < COLORS; color++)
      if (state.cubes[city * COLORS + color] > 0) colors |= 1 << color;
    at = from + city * COLORS;
    if (colors !== 0) follow(stop, 0, 1 << stop, 0, colors);
  }
  return from;
}

function prepare(state: State): void {
  ({ seats, linkTo } = state);
  longest = 0;
  for (let seat = 0; seat < seats; seat++) {
    engine[seat] = state.out[seat] > 0 ? 0 : state.engine[seat];
    longest = Math.max(longest, engine[seat] === 0 ? 0 : Math.min(ENGINE_MOST, engine[seat] + 1));
  }
}

/** Follows every way on from a stop. `income` holds four bits a seat; `colors` are not delivered yet. */
function follow(
  stop: number,
  links: number,
  visited: number,
  income: number,
  colors: number,
): void {
  for (let exit = stop * EDGES; exit < (stop + 1) * EDGES; exit++) {
    const to = linkTo[exit];
    if (to === NO_LINK || (visited >> to) & 1) continue;
    const seat = earner[exit];
    const paid = seat < 0 ? income : income + (1 << (4 * seat));
    const here = colors & taken[to];
    if (here !== 0) enter(here, links + 1, paid);
    const rest = colors & ~here;
    if (rest !== 0 && links + 1 < longest) follow(to, links + 1, visited | (1 << to), paid, rest);
  }
}

function enter(colors: number, links: number, income: number): void {
  for (let seat = 0; seat < seats; seat++) {
    const own = (income >> (4 * seat)) & 15;
    if (own === 0 || links > engine[seat] + 1 || engine[seat] === 0) continue;
    const good = own * OWN - (links - own) * OTHERS;
    const isNow = links <= engine[seat];
    for (let color = 0; color < COLORS; color++) {
      if (((colors >> color) & 1) === 0) continue;
      const kind = at + seat * kinds + color;
      if (good > goodNext[kind] || ownNext[kind] === 0) {
        goodNext[kind] = good;
        ownNext[kind] = own;
      }
      if (isNow && (good > goodNow[kind] || ownNow[kind] === 0)) {
        goodNow[kind] = good;
        ownNow[kind] = own;
      }
    }
  }
}

/** How good the best delivery of a cube is to a seat at its engine, in eighths of own income. */
export function goodOf(from: number, seat: number, kind: number): number {
  return goodNow[from + seat * kinds + kind];
}
