import { ENGINE_MOST } from '../data/figures';
import { type Board, EDGES } from '../rules/board';
import { stopOfCity } from '../rules/delivery';
import { COLORS } from '../rules/goods';
import { NO_LINK, type State } from '../rules/state';
import { check, earner, findDeliveries, key, kinds, ownNext, ownNow } from './deliveries';
import { FAR, type Geometry, geometryOf } from './geometry';
import { turnsLeft } from './money';

/**
 * What a new link between two near stops would be worth to a seat: the income that cubes would bring over it
 * and do not bring now. At `from + one * stops + other`, where `from` is what `findLinkWorths` returns. Positions
 * of one board at a time are remembered.
 */
export let linkWorth = new Float32Array(0);
const REMEMBERED = 1024;
let board: Board | null = null;
let stops = 0;
let block = 0;
let near: Geometry['near'] = [];
let tilesBetween = new Uint8Array(0);
const keys = new Int32Array(REMEMBERED);
const checks = new Int32Array(REMEMBERED).fill(-1);
const whose = new Int8Array(REMEMBERED).fill(-1);

/** Links between two stops by the shortest way, and how many of them are the seat's own. */
let links = new Uint8Array(0);
let own = new Uint8Array(0);
/** The same from a stop to the nearest city of a color, and tiles to build to one. */
let linksToGoal = new Uint8Array(0);
let ownToGoal = new Uint8Array(0);
let tilesToGoal = new Uint8Array(0);
let waiting = new Float32Array(0);

/** What a cube still in the display counts. */
const TO_COME = 0.12;
/** What a delivery counts that needs a longer engine by one or two, and one that needs another new link. */
const LONGER = [1, 0.26, 0.1];
const ANOTHER = 0.1;
const ANOTHER_TILES = 4;
/** What each of the others who can deliver a cube already leaves of it. */
const CONTESTED = 0.3;
/** Worth beyond this adds less and less. */
const ENOUGH = 6.9;
/** 1 while there are turns in which what waits can still be delivered, 0 in the last one. */
let later = 1;

/** Makes room for another board. */
function useBoard(next: Board): void {
  board = next;
  stops = next.stopCount;
  block = stops * stops;
  ({ near, tilesBetween } = geometryOf(next));
  linkWorth = new Float32Array(REMEMBERED * block);
  links = new Uint8Array(block);
  own = new Uint8Array(block);
  linksToGoal = new Uint8Array(COLORS * stops);
  ownToGoal = new Uint8Array(COLORS * stops);
  tilesToGoal = new Uint8Array(COLORS * stops);
  waiting = new Float32Array(next.cities.length * COLORS);
  checks.fill(-1);
}

export function findLinkWorths(state: State, seat: number): number {
  if (state.board !== board) useBoard(state.board);
  const deliveries = findDeliveries(state);
  const slot = (key ^ (key >>> 13) ^ Math.imul(seat, 0x9e3b)) & (REMEMBERED - 1);
  const from = slot * block;
  later = Math.min(1, turnsLeft(state));
  const asked = key ^ later;
  if (keys[slot] === asked && checks[slot] === check && whose[slot] === seat) return from;
  keys[slot] = asked;
  checks[slot] = check;
  whose[slot] = seat;
  linkWorth.fill(0, from, from + block);
  for (let stop = 0; stop < stops; stop++) findWays(state, seat, stop);
  findGoals(state);
  countWaiting(state);
  for (let city = 0; city < state.board.cities.length; city++) {
    const stop = stopOfCity(state, city);
    if (stop < 0) continue;
    for (let color = 0; color < COLORS; color++) {
      if (waiting[city * COLORS + color] === 0) continue;
      addCube(state, seat, stop, city * COLORS + color, deliveries, from);
    }
  }
  for (let one = 0; one < stops; one++) {
    for (const other of near[one]) {
      if (other < one) continue;
      const a = from + one * stops + other;
      const b = from + other * stops + one;
      const sum = linkWorth[a] + linkWorth[b];
      linkWorth[a] = linkWorth[b] = ENOUGH * (1 - Math.exp(-sum / ENOUGH));
    }
  }
  return from;
}

/** The shortest ways from a stop; among equally short ones those with the most own links. */
function findWays({ linkTo }: State, seat: number, stop: number): void {
  const from = stop * stops;
  links.fill(FAR, from, from + stops);
  links[from + stop] = 0;
  own[from + stop] = 0;
  let front = 1 << stop;
  for (let length = 1; length < ENGINE_MOST && front !== 0; length++) {
    let next = 0;
    for (let rest = front; rest !== 0; rest &= rest - 1) {
      const at = 31 - Math.clz32(rest & -rest);
      for (let exit = at * EDGES; exit < (at + 1) * EDGES; exit++) {
        const to = linkTo[exit];
        if (to === NO_LINK || links[from + to] < length) continue;
        const earned = own[from + at] + (earner[exit] === seat ? 1 : 0);
        if (links[from + to] === length && own[from + to] >= earned) continue;
        links[from + to] = length;
        own[from + to] = earned;
        next |= 1 << to;
      }
    }
    front = next;
  }
}

function findGoals({ goals }: State): void {
  for (let color = 0; color < COLORS; color++) {
    for (let stop = 0; stop < stops; stop++) {
      const at = color * stops + stop;
      linksToGoal[at] = FAR;
      tilesToGoal[at] = FAR;
      for (let rest = goals[color]; rest !== 0; rest &= rest - 1) {
        const goal = 31 - Math.clz32(rest & -rest);
        const way = stop * stops + goal;
        if (links[way] < linksToGoal[at]) {
          linksToGoal[at] = links[way];
          ownToGoal[at] = own[way];
        }
        if (goal !== stop && tilesBetween[way] < tilesToGoal[at])
          tilesToGoal[at] = tilesBetween[way];
      }
    }
  }
}

function countWaiting({ board, cubes, display }: State): void {
  for (let kind = 0; kind < kinds; kind++) waiting[kind] = cubes[kind];
  for (let box = 0; box < display.length; box++) {
    if (display[box] === 0) continue;
    const city = board.display.cityFor[board.display.columnOf[box]];
    waiting[city * COLORS + display[box] - 1] += later * TO_COME;
  }
}

/** Adds what a kind of cube would bring by every new link. */
function addCube(
  { engine, seats }: State,
  seat: number,
  origin: number,
  kind: number,
  all: number,
  from: number,
): void {
  const deliveries = all + seat * kinds;
  let rivals = 1;
  for (let other = 0; other < seats; other++)
    if (other !== seat && ownNow[all + other * kinds + kind] > 0) rivals *= CONTESTED;
  const color = kind % COLORS;
  const now = ownNow[deliveries + kind];
  const next = ownNext[deliveries + kind];
  for (let one = 0; one < stops; one++) {
    const before = links[origin * stops + one];
    if (before >= engine[seat] + 2 || before >= ENGINE_MOST) continue;
    const owned = own[origin * stops + one] + 1;
    for (const other of near[one]) {
      if (links[origin * stops + other] < before) continue;
      const goal = color * stops + other;
      let length = before + 1 + linksToGoal[goal];
      let earned = owned + ownToGoal[goal];
      let part = 1;
      if (linksToGoal[goal] === FAR) {
        if (tilesToGoal[goal] > ANOTHER_TILES) continue;
        length = before + 2;
        earned = owned + 1;
        part = later * ANOTHER;
      }
      if (length > ENGINE_MOST || length > engine[seat] + 2) continue;
      const longer = Math.max(0, length - engine[seat]);
      if (longer > 0) part *= later;
      const gain = earned - (longer === 0 ? now : next);
      if (gain <= 0) continue;
      linkWorth[from + one * stops + other] +=
        rivals * waiting[kind] * LONGER[longer] * part * gain;
    }
  }
}
