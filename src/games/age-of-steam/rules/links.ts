import { ACROSS, EDGES } from './board';
import { isCityHex, isMet, LOOSE, stopAt, walk } from './sections';
import { MATE, TOWN } from './shapes';
import { NO_LINK, SEATS_FROM, type State } from './state';

/**
 * Links (6.4) are kept by where they leave: `exit` is `stop * 6 + edge`, as for the end of a section. `linkTo`
 * and `linked` follow from the track; builds add to them, and a new city has them made again.
 */

/** Enters the link between two ends that are stops. */
export function addLink({ linkTo, linked }: State, one: number, other: number): void {
  const from = stopAt(one);
  const to = stopAt(other);
  linkTo[one] = to;
  linkTo[other] = from;
  linked[from] |= 1 << to;
  linked[to] |= 1 << from;
}

/** Finds all links again. */
export function findLinks(state: State): void {
  state.linkTo.fill(NO_LINK);
  state.linked.fill(0);
  const exits = state.board.stopCount * EDGES;
  for (let exit = 0; exit < exits; exit++) {
    const end = sectionFrom(state, exit);
    if (end >= 0 && end < LOOSE) addLink(state, exit, end);
  }
}

/** The other end of the section that leaves a stop there; -1 where no track does. */
export function sectionFrom(state: State, exit: number): number {
  const stop = stopAt(exit);
  const edge = exit % EDGES;
  const hex = state.board.stopHex[stop];
  const leaves = isCity(state, stop)
    ? isMet(state, hex, edge)
    : MATE[state.shape[hex] * EDGES + edge] === TOWN;
  return leaves ? walk(state, hex, edge) : -1;
}

/** Whose the section is that leaves a stop there, as `owner` has it. */
export function ownerFrom(state: State, exit: number): number {
  const { stopHex, neighbors } = state.board;
  const stop = stopAt(exit);
  const edge = exit % EDGES;
  const hex = stopHex[stop];
  if (!isCity(state, stop)) return state.owner[hex * EDGES + edge];
  const next = neighbors[hex * EDGES + edge];
  return next < 0 ? 0 : state.owner[next * EDGES + ACROSS[edge]];
}

/** Segments of the link that leaves a stop there. A town at its end counts as one (11.2). */
export function segmentsFrom(state: State, exit: number): number {
  const { stopHex, neighbors } = state.board;
  let hex = stopHex[stopAt(exit)];
  let edge = exit % EDGES;
  let segments = isCityHex(state, hex) ? 0 : 1;
  for (;;) {
    const next = neighbors[hex * EDGES + edge];
    if (isCityHex(state, next)) return segments;
    segments++;
    const mate = MATE[state.shape[next] * EDGES + ACROSS[edge]];
    if (mate === TOWN) return segments;
    hex = next;
    edge = mate;
  }
}

function isCity({ cities }: State, stop: number): boolean {
  return ((cities[0] >> stop) & 1) === 1;
}

/** Writes for each stop the bits of the stops to which a link of the seat leads. */
export function seatLinks(state: State, seat: number, into: Uint32Array): void {
  const { board, linked, linkTo } = state;
  for (let stop = 0; stop < board.stopCount; stop++) {
    into[stop] = 0;
    if (linked[stop] === 0) continue;
    for (let exit = stop * EDGES; exit < (stop + 1) * EDGES; exit++) {
      if (linkTo[exit] === NO_LINK || ownerFrom(state, exit) !== SEATS_FROM + seat) continue;
      into[stop] |= 1 << linkTo[exit];
    }
  }
}

/** 6.6: bits of the stops that are cities or from which these links lead to one. */
export function reachingCities({ board, cities }: State, links: Uint32Array): number {
  let reaching = cities[0];
  for (let before = 0; before !== reaching; ) {
    before = reaching;
    for (let stop = board.cityCount; stop < board.stopCount; stop++) {
      if ((links[stop] & reaching) !== 0) reaching |= 1 << stop;
    }
  }
  return reaching;
}
