import { ACROSS, type Board, EDGES, hexText } from './board';
import type { SeatEvent } from './events';
import { addLink } from './links';
import { newCitiesTold } from './new-cities';
import { endBehind, LOOSE, stopAt, walk } from './sections';
import { BARE, EDGE_BITS, MATE, TOWN } from './shapes';
import { NO_LINK, NO_TRACK, NOBODY, SEATS_FROM, type State } from './state';
import { countTile } from './supply';

/** What a build or a new city did to owners, gathered for those who are told. */
export interface Laid {
  /** By hex: 1 where an unowned segment got an owner. */
  readonly claimed: Uint8Array;
  /** The two ends and the owner of each link made. */
  readonly links: (readonly [number, number, number])[];
}

export function nothingLaid({ hexCount }: Board): Laid {
  return { claimed: new Uint8Array(hexCount), links: [] };
}

/** 7.12: sets the track of a hex, whose segments at the edges `changed` and with them their sections become the seat's. */
export function layTrack(
  state: State,
  seat: number,
  hex: number,
  shape: number,
  changed: number,
  laid?: Laid,
): void {
  const owner = SEATS_FROM + seat;
  const before = EDGE_BITS[state.shape[hex]];
  countTile(state, state.shape[hex], -1);
  countTile(state, shape, 1);
  for (let edge = 0; edge < EDGES; edge++) {
    const at = hex * EDGES + edge;
    const isKept = ((before & EDGE_BITS[shape] & ~changed) >> edge) & 1;
    if (isKept) continue;
    // Of the segments not kept, only a redirected one was here before; it may have been unowned.
    if (state.owner[at] === NOBODY && laid) laid.claimed[hex] = 1;
    state.owner[at] = (changed >> edge) & 1 ? owner : NO_TRACK;
  }
  state.shape[hex] = shape;
  for (let edge = 0; edge < EDGES; edge++) {
    if ((changed >> edge) & 1) claimBeyond(state, hex, edge, owner, laid);
  }
  for (let edge = 0; edge < EDGES; edge++) {
    if ((changed >> edge) & 1 && MATE[shape * EDGES + edge] > edge) linkUp(state, hex, edge, laid);
  }
}

/** Gives the section that continues across an edge to an owner if it is unowned. */
export function claimBeyond(
  state: State,
  hex: number,
  edge: number,
  owner: number,
  laid?: Laid,
): void {
  const { neighbors } = state.board;
  let next = neighbors[hex * EDGES + edge];
  let into = ACROSS[edge];
  while (next >= 0 && state.owner[next * EDGES + into] === NOBODY) {
    const mate = MATE[state.shape[next] * EDGES + into];
    state.owner[next * EDGES + into] = owner;
    if (laid) laid.claimed[next] = 1;
    if (mate === TOWN || mate === BARE) return;
    state.owner[next * EDGES + mate] = owner;
    into = ACROSS[mate];
    next = neighbors[next * EDGES + mate];
  }
}

/** Enters the link of the segment at an edge, if its section is one and was none before. */
function linkUp(state: State, hex: number, edge: number, laid?: Laid): void {
  const one = walk(state, hex, edge);
  const other = endBehind(state, hex, edge);
  if (one >= LOOSE || other >= LOOSE || state.linkTo[one] !== NO_LINK) return;
  addLink(state, one, other);
  laid?.links.push([one, other, state.owner[hex * EDGES + edge]]);
}

/** `claim`, if anything was claimed, and every `link`, as 14 has them. */
export function laidEvents(state: State, seat: number, { claimed, links }: Laid): SeatEvent[] {
  const { board } = state;
  const onMap = newCitiesTold(state);
  const events: SeatEvent[] = [];
  const hexes = hexList(board, claimed);
  if (hexes.length > 0) events.push({ event: 'claim', seat, hexes, ...onMap });
  const made = links.map(([one, other, owner]) => {
    const a = board.stopHex[stopAt(one)];
    const b = board.stopHex[stopAt(other)];
    return { from: Math.min(a, b), to: Math.max(a, b), seat: owner - SEATS_FROM };
  });
  made.sort((a, b) => a.from - b.from || a.to - b.to || a.seat - b.seat);
  for (const link of made) {
    events.push({
      event: 'link',
      seat: link.seat,
      ends: [hexText(board, link.from), hexText(board, link.to)],
      ...onMap,
    });
  }
  return events;
}

/** The hexes that are marked, as they are written, by column, then row. */
export function hexList(board: Board, marks: Uint8Array): string[] {
  const hexes: string[] = [];
  marks.forEach((mark, hex) => {
    if (mark) hexes.push(hexText(board, hex));
  });
  return hexes;
}
