import { wordOf } from '../../../kit/reading';
import type { Seat } from '../../../kit/rules';
import { LINES } from '../data/board';
import { TILE_IDS } from '../data/effects';
import { bare, ofLock, type RailroadsKind } from './kind';
import { sortSlots } from './locomotives';
import type { Refusal } from './refusals';
import { awardOnLine } from './specials';
import {
  COLOR_MOST,
  HAND_LOCK,
  LINE_COUNT,
  LOCK,
  LOCK_LEFT,
  NO_LOCK,
  PIECES,
  SEAT,
  type State,
} from './state';
import { LINE_IDS, LINE_SLOTS, SLOT_FROM, SLOTS, TILE_COUNT, TILE_NUMBERS } from './tables';

/** The args of `put`: a line, and over which tile, from 1; 0 where it goes into an empty slot. */
const OVERS = TILE_COUNT + 1;
export const putLine = (args: number): number => Math.floor(args / OVERS);
export const putOver = (args: number): number => args % OVERS;

/** Puts the tile in hand on a line (7.3, 7.4). What lay under it is in the hand then. */
export const put = {
  ...ofLock('hand', HAND_LOCK),
  do: 'put',
  keys: ['line'],
  optional: ['over'],
  variants: LINE_COUNT * OVERS,
  read(form) {
    const line = wordOf(form.line, 'line', LINE_IDS);
    const over = Object.hasOwn(form, 'over') ? 1 + wordOf(form.over, 'over', TILE_IDS) : 0;
    return line * OVERS + over;
  },
  write: (args) => ({
    line: LINE_IDS[putLine(args)],
    ...(putOver(args) > 0 && { over: TILE_IDS[putOver(args) - 1] }),
  }),
  refusal: (state, args) => putRefusal(state, putLine(args), putOver(args)),
  list(state, into, at) {
    const seat = state.now[SEAT];
    let next = at;
    for (let line = 0; line < LINE_COUNT; line++)
      for (let over = 0; over <= TILE_COUNT; over++)
        if (putFlaw(state, seat, line, over) === null) into[next++] = line * OVERS + over;
    return next;
  },
  play(state, args, emit) {
    const { now, tiles, reach } = state;
    const seat = now[SEAT];
    const line = putLine(args);
    const over = putOver(args);
    const first = seat * SLOTS + SLOT_FROM[line];
    const end = first + LINE_SLOTS[line];
    const hand = now[LOCK_LEFT];
    const before = reach[seat * LINE_COUNT + line];
    let slot = first;
    while (tiles[slot] !== over) slot++;
    tiles[slot] = hand;
    sortSlots(tiles, first, end);
    reach[seat * LINE_COUNT + line] += TILE_NUMBERS[hand - 1] - (over && TILE_NUMBERS[over - 1]);
    if (over === 0) now[LOCK] = NO_LOCK;
    now[LOCK_LEFT] = over;
    emit?.(
      {
        event: 'put',
        seat,
        line: LINES[line].id,
        tile: TILE_IDS[hand - 1],
        ...(over > 0 && { over: TILE_IDS[over - 1] }),
      },
      state,
    );
    const black = state.fronts[seat * PIECES + line * COLOR_MOST];
    awardOnLine(state, seat, line, black, before, emit);
  },
} as const satisfies RailroadsKind;

function putRefusal(state: State, line: number, over: number): Refusal | null {
  const because = putFlaw(state, state.now[SEAT], line, over);
  if (because === null) return null;
  return because === 'slots-full'
    ? { because, line: LINES[line].id }
    : { because, tile: TILE_IDS[over - 1] };
}

/** Why the tile in hand cannot be put there (7.3): into an empty slot, or over 1 + a tile; null when it can. */
type PutFlaw = 'slots-full' | 'not-there' | 'not-lower' | null;

function putFlaw(state: State, seat: Seat, line: number, over: number): PutFlaw {
  const first = seat * SLOTS + SLOT_FROM[line];
  const end = first + LINE_SLOTS[line];
  if (over === 0) return state.tiles[end - 1] === 0 ? null : 'slots-full';
  let isThere = false;
  for (let slot = first; slot < end; slot++) if (state.tiles[slot] === over) isThere = true;
  if (!isThere) return 'not-there';
  const hand = state.now[LOCK_LEFT] - 1;
  return TILE_NUMBERS[over - 1] < TILE_NUMBERS[hand] ? null : 'not-lower';
}

const SLOTS_EMPTY: Refusal = { because: 'slots-empty' };

/** Flips the tile in hand, only when no slot is empty. It joins the returned factories, or leaves the game (7.3). */
export const flip = {
  ...ofLock('hand', HAND_LOCK),
  ...bare,
  do: 'flip',
  refusal: (state) => (slotsAreFull(state) ? null : SLOTS_EMPTY),
  play(state, _, emit) {
    const { now, set, returned } = state;
    const tile = now[LOCK_LEFT] - 1;
    now[LOCK] = NO_LOCK;
    now[LOCK_LEFT] = 0;
    // A tile without a factory side leaves the game.
    if (set.factories[tile] !== null) returned[tile]++;
    emit?.({ event: 'flip', seat: now[SEAT], tile: TILE_IDS[tile] }, state);
  },
} as const satisfies RailroadsKind;

function slotsAreFull({ now, tiles }: State): boolean {
  const first = now[SEAT] * SLOTS;
  for (let slot = first; slot < first + SLOTS; slot++) if (tiles[slot] === 0) return false;
  return true;
}
