import { EDGES, STOPS_MOST } from '../rules/board';
import { COLORS } from '../rules/goods';
import { ownerFrom } from '../rules/links';
import { LOOSE } from '../rules/sections';
import { NO_LINK, SEATS_FROM, type State } from '../rules/state';

/** The seat that earns by the link at an exit (`stop * 6 + edge`); -1 for none. Of the position read last. */
export const earner = new Int8Array(LOOSE);
/** By stop: the colors delivered there, a bit each. */
export const taken = new Uint8Array(STOPS_MOST);

/** Two numbers that tell positions apart in all that deliveries depend on. */
export let key = 0;
export let check = 0;

/** Reads who owns links, what is delivered where, and the key of it all. */
export function readNetwork(state: State): void {
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
