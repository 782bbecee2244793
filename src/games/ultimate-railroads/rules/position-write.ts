import type { Json, JsonObject } from '../../../kit/json';
import type { Seat } from '../../../kit/rules';
import { COLORS, LINES, SEATING } from '../data/board';
import { TILE_IDS } from '../data/effects';
import {
  BONUS_CARD_IDS,
  type BonusCardId,
  CARD_IDS,
  START_CARD_IDS,
  TOKEN_IDS,
} from '../data/tiles-form';
import { setups } from './options';
import {
  BLACK_WORKERS,
  BONUS_PHASE,
  BOTTOM_USED,
  CARDS,
  COLOR_MOST,
  colorsOf,
  DOUBLERS_LEFT,
  DURING,
  FACTORY_SLOTS,
  factoriesOf,
  HAND_LOCK,
  LINE_COUNT,
  LOCK,
  LOCK_LEFT,
  LOCK_MUST,
  LOCKS,
  MARKERS,
  NO_LOCK,
  NO_MARKER,
  OUT,
  PHASE,
  PHASES,
  PICKED,
  PIECES,
  PILE,
  pending,
  RESOLVE,
  ROUND,
  SPREAD_LOCK,
  START_CARDS,
  type State,
  toAct,
} from './state';
import {
  LINE_COLORS,
  LINE_SLOTS,
  SLOT_FROM,
  SLOTS,
  SPACE_IDS,
  SUPPLY_TILES,
  TILE_COUNT,
} from './tables';
import { DUE_UNITS, UNITS } from './units';

/** The written form of a position (15). */
export function writePosition(state: State): JsonObject {
  const { now, seats } = state;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    game: 'ultimate-railroads',
    options: setups.write(state.options),
    seats,
    turn: writeTurn(state),
    order: Array.from(state.order),
    claims: { '1': writeClaim(state, 0), '2': writeClaim(state, 1) },
    strip: writeStrip(state),
    startCards: flagged(START_CARD_IDS, now[START_CARDS]),
    supply: Object.fromEntries(SUPPLY_TILES.map((tile) => [TILE_IDS[tile], state.supply[tile]])),
    returned: writeReturned(state),
    doublers: now[DOUBLERS_LEFT],
    cards: flagged(CARD_IDS, now[CARDS]),
    bonus: writeBonus(state),
    taken: writeTaken(state),
    bottom: all.filter((seat) => (now[BOTTOM_USED] >> seat) & 1),
    pool: writePool(state),
    lock: writeLock(state),
    table: all.map((seat) => writeSeat(state, seat)),
  };
}

function flagged(words: readonly string[], flags: number): readonly string[] {
  return words.filter((_, bit) => (flags >> bit) & 1);
}

function writeTurn(state: State): JsonObject {
  const { now } = state;
  const phase = now[PHASE];
  const hasDuring = phase === RESOLVE || phase === BONUS_PHASE;
  return {
    phase: PHASES[phase],
    ...(hasDuring && { during: PHASES[now[DURING]] }),
    seat: toAct(state),
    round: now[ROUND],
  };
}

function writeClaim({ claim, claimBlack }: State, at: number): Json {
  return claim[at] > 0 ? [claim[at] - 1, claimBlack[at]] : null;
}

/** From the hiring place; null is an empty place. */
export function writeStrip({ strip, seats }: State): readonly (number | null)[] {
  return Array.from(strip.subarray(0, SEATING[seats].strip), (engineer) => engineer || null);
}

/** The end-bonus cards that left unseen. */
export function writeOut({ bonusAt }: State): readonly BonusCardId[] {
  return BONUS_CARD_IDS.filter((_, card) => bonusAt[card] === OUT);
}

function writeReturned({ returned }: State): readonly string[] {
  const list: string[] = [];
  for (let tile = 0; tile < TILE_COUNT; tile++)
    for (let one = 0; one < returned[tile]; one++) list.push(TILE_IDS[tile]);
  return list;
}

function writeBonus(state: State): JsonObject {
  const { now, bonusAt, pickCard, pickSeat } = state;
  return {
    pile: BONUS_CARD_IDS.filter((_, card) => bonusAt[card] === PILE),
    out: writeOut(state),
    picked: Array.from({ length: now[PICKED] }, (_, pick) => [
      pickSeat[pick],
      BONUS_CARD_IDS[pickCard[pick]],
    ]),
  };
}

function writeTaken({ taken, placed }: State): JsonObject {
  const written: Record<string, readonly number[]> = {};
  SPACE_IDS.forEach((id, space) => {
    if (taken[space] > 0)
      written[id] = [taken[space] - 1, ...placed.subarray(space * 3, space * 3 + 3)];
  });
  return written;
}

function writePool(state: State): JsonObject {
  const pool: Record<string, Json> = {};
  UNITS.forEach((unit, index) => {
    if (pending(state, index) === 0) return;
    pool[unit] = index < DUE_UNITS ? [state.must[index], state.may[index]] : state.may[index];
  });
  return pool;
}

function writeLock({ now, moved }: State): Json {
  const kind = LOCKS[now[LOCK]];
  const must = now[LOCK_MUST] === 1;
  switch (now[LOCK]) {
    case NO_LOCK:
      return null;
    case HAND_LOCK:
      return { kind, tile: TILE_IDS[now[LOCK_LEFT] - 1] };
    case SPREAD_LOCK: {
      const pieces = Array.from({ length: PIECES }, (_, piece) => piece);
      const written = pieces
        .filter((piece) => (moved[0] >> piece) & 1)
        .map((piece) => [LINES[Math.floor(piece / COLOR_MOST)].id, COLORS[piece % COLOR_MOST]]);
      return { kind, left: now[LOCK_LEFT], moved: written, must };
    }
    default:
      return { kind, must };
  }
}

function writeSeat(state: State, seat: Seat): JsonObject {
  const factories = seat * FACTORY_SLOTS;
  const markers = state.markers.subarray(seat * MARKERS, (seat + 1) * MARKERS);
  return {
    score: state.score[seat],
    passed: state.passed[seat] === 1,
    workers: state.workers[seat],
    own: state.own[seat],
    black: BLACK_WORKERS[state.black[seat]],
    roubles: state.rubles[seat],
    tracks: byLine((line) => {
      const first = seat * PIECES + line * COLOR_MOST;
      const colors = Math.min(LINE_COLORS[line], colorsOf(state, seat));
      return Array.from(state.fronts.subarray(first, first + colors));
    }),
    locos: byLine((line) => {
      const first = seat * SLOTS + SLOT_FROM[line];
      return tileIds(state.tiles.subarray(first, first + LINE_SLOTS[line]));
    }),
    factories: tileIds(state.factories.subarray(factories, factories + factoriesOf(state, seat))),
    industry: Array.from(markers).filter((marker) => marker !== NO_MARKER),
    doublers: state.doublers[seat],
    engineers: engineersWith(state, seat),
    tokens: flagged(TOKEN_IDS, state.tokens[seat]),
  };
}

function byLine(write: (line: number) => Json): JsonObject {
  return Object.fromEntries(
    Array.from({ length: LINE_COUNT }, (_, line) => [LINES[line].id, write(line)]),
  );
}

function tileIds(tiles: Uint8Array): readonly string[] {
  return Array.from(tiles).flatMap((tile) => (tile > 0 ? TILE_IDS[tile - 1] : []));
}

function engineersWith({ engineer }: State, seat: Seat): readonly number[] {
  return Array.from(engineer, (holder, number) => (holder === 1 + seat ? number : 0)).filter(
    (number) => number > 0,
  );
}
