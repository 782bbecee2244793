import { readerOf, type Written } from '../../../kit/written';
import { COLORS, DOUBLERS, LANE_END, LINES, SEATING } from '../data/board';
import { TILE_IDS } from '../data/effects';
import { ownTilesProblems } from '../data/own-tiles';
import { BONUS_CARD_IDS, CARD_IDS, START_CARD_IDS, TOKEN_IDS } from '../data/tiles-form';
import { rules } from '.';
import { sortSlots } from './locomotives';
import { TILES_SETTING } from './options';
import { RUBLES_MOST, WORKERS_MOST } from './pay';
import {
  BLACK_WORKERS,
  BONUS_PHASE,
  BOTTOM_USED,
  blankState,
  CARDS,
  COLOR_MOST,
  DOUBLERS_LEFT,
  DURING,
  FACTORY_SLOTS,
  HAND_LOCK,
  LINE_COUNT,
  LOCK,
  LOCK_LEFT,
  LOCK_MUST,
  LOCKS,
  MARKERS,
  NO_MARKER,
  OUT,
  PHASE,
  PHASES,
  PICK,
  PICKED,
  PIECES,
  RESOLVE,
  ROUND,
  SEAT,
  SPREAD_LOCK,
  START_CARDS,
  type State,
  WORKERS_HELD,
} from './state';
import {
  BOTTOM,
  CARD_TILES,
  ENGINEER_COUNT,
  LINE_COLORS,
  LINE_LENGTHS,
  LINE_SLOTS,
  PLACE_1,
  PLACE_2,
  SLOT_FROM,
  SLOTS,
  SUPPLY_TILES,
  spaceOf,
  TILE_NUMBERS,
} from './tables';
import { DUE_UNITS, POOL_MOST, UNITS } from './units';

/** Spaces that are claimed, or used by any number of seats. */
const NEVER_TAKEN: readonly number[] = [BOTTOM, PLACE_1, PLACE_2];
const LINE_IDS = LINES.map(({ id }) => id);

/** More than any match brings. */
const SCORE_MOST = 1_000_000;
const RUBLES_HELD = 9999;

/** Reads positions (15) and tiles by the user. */
export const reader = readerOf({
  rules,
  blank: blankState,
  fill,
  designProblems: (setting, design) =>
    setting === TILES_SETTING ? ownTilesProblems(design) : [{ problem: 'unknown-word', at: '' }],
});

function fill(state: State, form: Written): void {
  const { seats, now } = state;
  state.order.set(form.key('order').distinct(seats));
  form
    .key('table')
    .items(seats, seats)
    .forEach((seat, number) => {
      readSeat(state, number, seat);
    });
  readTurn(state, form.key('turn'));
  readStock(state, form);
  now[START_CARDS] = form.key('startCards').bits(START_CARD_IDS);
  now[CARDS] = form.key('cards').bits(CARD_IDS);
  readBonus(state, form.key('bonus'));
  readPlaces(state, form);
  readPool(state, form.key('pool'));
  if (!form.key('lock').isNull) readLock(state, form.key('lock'));
}

function readSeat(state: State, seat: number, form: Written): void {
  state.score[seat] = form.key('score').count(SCORE_MOST);
  state.passed[seat] = form.key('passed').flag();
  state.workers[seat] = form.key('workers').count(WORKERS_HELD);
  state.own[seat] = form.key('own').count(WORKERS_HELD);
  state.black[seat] = form.key('black').word(BLACK_WORKERS);
  state.rubles[seat] = form.key('roubles').count(RUBLES_HELD);
  for (let line = 0; line < LINE_COUNT; line++) {
    readTrack(state, seat, line, form.key('tracks').key(LINE_IDS[line]));
    readLocos(state, seat, line, form.key('locos').key(LINE_IDS[line]));
  }
  form
    .key('factories')
    .items(FACTORY_SLOTS)
    .forEach((tile, slot) => {
      state.factories[seat * FACTORY_SLOTS + slot] = 1 + readFactory(tile);
    });
  state.tokens[seat] = form.key('tokens').bits(TOKEN_IDS);
  const markers = form
    .key('industry')
    .items(MARKERS, 1)
    .map((marker) => marker.count(LANE_END));
  state.markers.fill(NO_MARKER, seat * MARKERS, (seat + 1) * MARKERS);
  state.markers.set(
    markers.sort((a, b) => b - a),
    seat * MARKERS,
  );
  state.doublers[seat] = form.key('doublers').count(DOUBLERS.places);
  for (const engineer of form.key('engineers').items(ENGINEER_COUNT))
    state.engineer[engineer.count(ENGINEER_COUNT, 1)] = 1 + seat;
}

/** 7.3: a tile with a factory side. */
function readFactory(form: Written): number {
  const tile = form.word(TILE_IDS);
  return CARD_TILES.includes(tile) ? form.flaw('unknown-word') : tile;
}

/** 6.1, 6.2. */
function readTrack(state: State, seat: number, line: number, form: Written): void {
  const first = seat * PIECES + line * COLOR_MOST;
  form.items(LINE_COLORS[line], 1).forEach((front, color) => {
    // 2.3: black begins on space 1.
    state.fronts[first + color] = front.count(LINE_LENGTHS[line], color === 0 ? 1 : 0);
  });
}

function readLocos(state: State, seat: number, line: number, form: Written): void {
  const first = seat * SLOTS + SLOT_FROM[line];
  form.items(LINE_SLOTS[line]).forEach((item, slot) => {
    const tile = item.word(TILE_IDS);
    state.tiles[first + slot] = 1 + tile;
    state.reach[seat * LINE_COUNT + line] += TILE_NUMBERS[tile];
  });
  sortSlots(state.tiles, first, first + LINE_SLOTS[line]);
}

/** What belongs to no seat: the strip, the tiles and the doublers. */
function readStock({ now, seats, strip, supply, returned }: State, form: Written): void {
  const places = SEATING[seats].strip;
  form
    .key('strip')
    .items(places, places)
    .forEach((engineer, place) => {
      strip[place] = engineer.isNull ? 0 : engineer.count(ENGINEER_COUNT, 1);
    });
  for (const tile of SUPPLY_TILES)
    supply[tile] = form.key('supply').key(TILE_IDS[tile]).count(seats);
  for (const tile of form.key('returned').items(seats * TILE_IDS.length)) {
    returned[readFactory(tile)]++;
  }
  now[DOUBLERS_LEFT] = form.key('doublers').count(DOUBLERS.supply);
}

/** 2.1, 5.8. */
function readBonus(state: State, form: Written): void {
  for (const card of form.key('out').items(BONUS_CARD_IDS.length))
    state.bonusAt[card.word(BONUS_CARD_IDS)] = OUT;
  const picked = form.key('picked').items(BONUS_CARD_IDS.length);
  picked.forEach((pick, index) => {
    const [seat, card] = pick.items(2, 2);
    if (!seat || !card) return;
    state.pickSeat[index] = seat.count(state.seats - 1);
    state.pickCard[index] = card.word(BONUS_CARD_IDS);
    state.bonusAt[state.pickCard[index]] = PICK;
  });
  state.now[PICKED] = picked.length;
}

/** What was placed in this round. */
function readPlaces({ now, seats, taken, placed, claim, claimBlack }: State, form: Written): void {
  for (const [id, space] of form.key('taken').entries()) {
    const number = spaceOf(id);
    if (number < 0 || NEVER_TAKEN.includes(number)) space.flaw('unknown-key');
    const [seat, ...paid] = space.items(4, 4);
    const most = [WORKERS_MOST, 1, RUBLES_MOST];
    taken[number] = 1 + (seat?.count(seats - 1) ?? 0);
    placed.set(
      paid.map((part, index) => part.count(most[index] ?? 0)),
      number * 3,
    );
  }
  for (const seat of form.key('bottom').distinct(seats)) now[BOTTOM_USED] |= 1 << seat;
  ['1', '2'].forEach((key, place) => {
    if (form.key('claims').key(key).isNull) return;
    const [seat, black] = form.key('claims').key(key).items(2, 2);
    claim[place] = 1 + (seat?.count(seats - 1) ?? 0);
    claimBlack[place] = black?.count(1) ?? 0;
  });
}

function readTurn({ now, seats }: State, form: Written): void {
  now[PHASE] = form.key('phase').word(PHASES);
  now[ROUND] = form.key('round').count(SEATING[seats].rounds, 1);
  if (now[PHASE] === RESOLVE || now[PHASE] === BONUS_PHASE)
    now[DURING] = form.key('during').word(PHASES);
  if (!form.key('seat').isNull) now[SEAT] = form.key('seat').count(seats - 1);
}

/** 5.2: of some units how many are obligatory, and how many are not. */
function readPool({ must, may }: State, form: Written): void {
  UNITS.forEach((id, unit) => {
    const part = form.optional(id);
    if (!part) return;
    const [due, free = part] = unit < DUE_UNITS ? part.items(2, 2) : [];
    must[unit] = due?.count(POOL_MOST) ?? 0;
    may[unit] = free.count(POOL_MOST);
  });
}

/** 5.9. */
function readLock({ now, moved }: State, form: Written): void {
  now[LOCK] = 1 + form.key('kind').word(LOCKS.slice(1));
  if (now[LOCK] === HAND_LOCK) {
    now[LOCK_LEFT] = 1 + form.key('tile').word(TILE_IDS);
    return;
  }
  now[LOCK_MUST] = form.key('must').flag();
  if (now[LOCK] !== SPREAD_LOCK) return;
  now[LOCK_LEFT] = form.key('left').count(PIECES, 1);
  for (const piece of form.key('moved').items(PIECES)) {
    const [line, color] = piece.items(2, 2);
    if (!line || !color) continue;
    moved[0] |= 1 << (line.word(LINE_IDS) * COLOR_MOST + color.word(COLORS));
  }
}
