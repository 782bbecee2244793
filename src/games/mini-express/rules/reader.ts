import { hexNumber } from '../../../kit/hex-form';
import { readerOf, type Written } from '../../../kit/written';
import { COMPANIES } from '../data/companies';
import { rules } from '.';
import { boardProblems } from './board-problems';
import { picksInAll } from './draft';
import { hasAutoma } from './options';
import { updateAllReach } from './reach';
import { SPIKE_STATES } from './spike';
import {
  blankState,
  DRAFT,
  EAST,
  lengthMost,
  MARKER,
  PHASE,
  PICKS,
  PLAY,
  READY_MOST,
  SEAT,
  SHARES,
  SPIKE_STATE,
  STEP,
  type State,
  sharesOut,
  TARGET,
  TRAINS,
  USED,
  WEST,
} from './state';
import { PURPLE, packTile } from './tile';
import { settle } from './turn';

const INFLUENCE_MOST = 65535;
/** In the order of DRAFT, PLAY and OVER. */
const PHASES = ['draft', 'play', 'over'];
const TILE_COLORS = [...COMPANIES, 'purple'];

/** Reads positions (12) and boards by the user. */
export const reader = readerOf({
  rules,
  blank: blankState,
  fill,
  settle,
  designProblems: (_setting, design) => boardProblems(design),
});

function fill(state: State, form: Written): void {
  const { holders } = state;
  COMPANIES.forEach((id, company) => {
    readCompany(state, company, form.key('companies').key(id));
    state.setAside[company] = form.key('setAside').key(id).count(SHARES);
    const [from, to] = [company * holders, (company + 1) * holders];
    form.key('influence').key(id).fill(state.influence.subarray(from, to), INFLUENCE_MOST);
    form.key('shares').key(id).fill(state.shares.subarray(from, to), SHARES);
  });
  readDemand(state, form.key('demand'));
  readTurn(state, form.key('turn'));
  if (hasAutoma(state.options.mode)) readAutoma(state, form.key('automa'));
  if (state.options.spike) readSpike(state, form.key('spike'));
  updateAllReach(state);
}

function readCompany(state: State, company: number, form: Written): void {
  for (const text of form.key('track').items(TRAINS)) {
    const hex = hexNumber(state.board.map, text.json);
    if (hex < 0) text.flaw('off-board');
    state.track[hex] |= 1 << company;
  }
  state.ready[company] = form.key('ready').count(READY_MOST);
  state.supply[company] = form.key('supply').count(TRAINS);
  state.sharesLeft[company] = form.key('shares').count(SHARES);
  state.length[company] = form.key('length').count(lengthMost(state));
}

/** A company first, then a second one, the same one or purple, written in either order. */
function readDemand(state: State, form: Written): void {
  const { cities } = state.board.form;
  for (const [id, tile] of form.entries()) {
    const city = cities.findIndex((one) => one.id === id);
    if (city < 0) tile.flaw('unknown-key');
    const [a = 0, b = 0] = tile.items(2, 2).map((color) => color.word(TILE_COLORS));
    if (a === PURPLE && b === PURPLE) tile.flaw('unknown-word');
    state.tile[city] = packTile(Math.min(a, b), Math.max(a, b));
  }
}

/** Companies and shares must have been read. */
function readTurn(state: State, form: Written): void {
  const { turn, options } = state;
  turn[PHASE] = form.key('phase').word(PHASES);
  const last = (turn[PHASE] === PLAY ? state.holders : state.seats) - 1;
  if (!form.key('seat').isNull) turn[SEAT] = form.key('seat').count(last);
  // 9.2: a second action is only possible in the expert duel.
  turn[STEP] = form.key('step').count(options.mode === 'duel-expert' ? 2 : 1, 1);
  if (turn[STEP] === 2) turn[USED] = 1 + form.key('used').word(COMPANIES);
  // An expert pick moves two shares (9.1).
  const held = COMPANIES.reduce((sum, _, company) => sum + sharesOut(state, company), 0);
  const made = options.mode === 'duel-expert' ? held / 2 : held;
  const all = picksInAll(options, state.seats);
  turn[PICKS] = turn[PHASE] === DRAFT ? made : all;
  if (turn[PHASE] === DRAFT && !(made < all && Number.isInteger(made)))
    form.key('phase').flaw('not-as-written');
}

function readAutoma(state: State, form: Written): void {
  state.automa[MARKER] = form.key('company').word(COMPANIES);
  state.automa[TARGET] = form.key('target').count(state.tile.length);
  const { automaTiles } = state.board;
  for (const tile of form.key('drawn').items(automaTiles.length)) {
    const [city, company] = tile.json === 'refresh' ? [] : tile.items(2, 2).map(({ json }) => json);
    const index = automaTiles.findIndex((one, at) => {
      if (state.drawn[at] === 1) return false;
      return one === 'refresh' ? tile.json === one : one.city === city && one.company === company;
    });
    if (index < 0) tile.flaw('unknown-word');
    state.drawn[index] = 1;
  }
  // Else nothing could be drawn.
  form.key('bag').items(automaTiles.length, 1);
}

function readSpike({ spike }: State, form: Written): void {
  spike[SPIKE_STATE] = form.key('state').word(SPIKE_STATES);
  spike[EAST] = form.key('east').wordOrNull(COMPANIES);
  spike[WEST] = form.key('west').wordOrNull(COMPANIES);
}
