import { ENGINE_MOST } from '../data/figures';
import { CITY_IDS, EDGES, STOPS } from '../rules/board';
import { stopOfCity } from '../rules/delivery';
import { BOXES, CITY_FOR, COLORS, COLUMN_OF } from '../rules/goods';
import { NO_LINK, type State } from '../rules/state';
import { findDeliveries, KINDS, ownNext, ownNow } from './deliveries';
import { FAR, NEAR, TILES_BETWEEN } from './geometry';
import { check, earner, key } from './network';

/**
 * What a new link between two near stops would be worth to a seat: the income that cubes would bring over it
 * and do not bring now. At `from + one * STOPS + other`, where `from` is what `findLinkWorths` returns.
 */
const BLOCK = STOPS * STOPS;
const REMEMBERED = 1024;
export const linkWorth = new Float32Array(REMEMBERED * BLOCK);
const keys = new Int32Array(REMEMBERED);
const checks = new Int32Array(REMEMBERED).fill(-1);
const whose = new Int8Array(REMEMBERED).fill(-1);

/** Links between two stops by the shortest way, and how many of them are the seat's own. */
const links = new Uint8Array(BLOCK);
const own = new Uint8Array(BLOCK);
/** The same from a stop to the nearest city of a color, and tiles to build to one. */
const linksToGoal = new Uint8Array(COLORS * STOPS);
const ownToGoal = new Uint8Array(COLORS * STOPS);
const tilesToGoal = new Uint8Array(COLORS * STOPS);
const waiting = new Float32Array(KINDS);

/** What a cube still in the display counts. */
const TO_COME = 0.2;
/** What a delivery counts that needs a longer engine by one or two, and one that needs another new link. */
const LONGER = [1, 0.6, 0.3];
const ANOTHER = 0.35;
const ANOTHER_TILES = 4;
/** Worth beyond this adds less and less. */
const ENOUGH = 6;

export function findLinkWorths(state: State, seat: number): number {
  const deliveries = findDeliveries(state);
  const slot = (key ^ (key >>> 13) ^ Math.imul(seat, 0x9e3b)) & (REMEMBERED - 1);
  const from = slot * BLOCK;
  if (keys[slot] === key && checks[slot] === check && whose[slot] === seat) return from;
  keys[slot] = key;
  checks[slot] = check;
  whose[slot] = seat;
  linkWorth.fill(0, from, from + BLOCK);
  for (let stop = 0; stop < STOPS; stop++) findWays(state, seat, stop);
  findGoals(state);
  countWaiting(state);
  for (let city = 0; city < CITY_IDS.length; city++) {
    const stop = stopOfCity(state, city);
    if (stop < 0) continue;
    for (let color = 0; color < COLORS; color++) {
      if (waiting[city * COLORS + color] === 0) continue;
      addCube(state, seat, stop, city * COLORS + color, deliveries + seat * KINDS, from);
    }
  }
  for (let one = 0; one < STOPS; one++) {
    for (const other of NEAR[one]) {
      if (other < one) continue;
      const a = from + one * STOPS + other;
      const b = from + other * STOPS + one;
      const sum = linkWorth[a] + linkWorth[b];
      linkWorth[a] = linkWorth[b] = ENOUGH * (1 - Math.exp(-sum / ENOUGH));
    }
  }
  return from;
}

/** The shortest ways from a stop; among equally short ones those with the most own links. */
function findWays({ linkTo }: State, seat: number, stop: number): void {
  const from = stop * STOPS;
  links.fill(FAR, from, from + STOPS);
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
    for (let stop = 0; stop < STOPS; stop++) {
      const at = color * STOPS + stop;
      linksToGoal[at] = FAR;
      tilesToGoal[at] = FAR;
      for (let rest = goals[color]; rest !== 0; rest &= rest - 1) {
        const goal = 31 - Math.clz32(rest & -rest);
        const way = stop * STOPS + goal;
        if (links[way] < linksToGoal[at]) {
          linksToGoal[at] = links[way];
          ownToGoal[at] = own[way];
        }
        if (goal !== stop && TILES_BETWEEN[way] < tilesToGoal[at])
          tilesToGoal[at] = TILES_BETWEEN[way];
      }
    }
  }
}

function countWaiting({ cubes, display }: State): void {
  for (let kind = 0; kind < KINDS; kind++) waiting[kind] = cubes[kind];
  for (let box = 0; box < BOXES; box++) {
    if (display[box] === 0) continue;
    const city = CITY_FOR[COLUMN_OF[box]];
    waiting[city * COLORS + display[box] - 1] += TO_COME;
  }
}

/** Adds what a kind of cube would bring by every new link. */
function addCube(
  { engine }: State,
  seat: number,
  origin: number,
  kind: number,
  deliveries: number,
  from: number,
): void {
  const color = kind % COLORS;
  const now = ownNow[deliveries + kind];
  const next = ownNext[deliveries + kind];
  for (let one = 0; one < STOPS; one++) {
    const before = links[origin * STOPS + one];
    if (before >= engine[seat] + 2 || before >= ENGINE_MOST) continue;
    const owned = own[origin * STOPS + one] + 1;
    for (const other of NEAR[one]) {
      if (links[origin * STOPS + other] < before) continue;
      const goal = color * STOPS + other;
      let length = before + 1 + linksToGoal[goal];
      let earned = owned + ownToGoal[goal];
      let part = 1;
      if (linksToGoal[goal] === FAR) {
        if (tilesToGoal[goal] > ANOTHER_TILES) continue;
        length = before + 2;
        earned = owned + 1;
        part = ANOTHER;
      }
      if (length > ENGINE_MOST || length > engine[seat] + 2) continue;
      const longer = Math.max(0, length - engine[seat]);
      const gain = earned - (longer === 0 ? now : next);
      if (gain <= 0) continue;
      linkWorth[from + one * STOPS + other] += waiting[kind] * LONGER[longer] * part * gain;
    }
  }
}
