import { writeHex } from '../../../kit/hex';
import type { JsonObject } from '../../../kit/json';
import { COMPANIES, type CompanyId } from '../data/companies';
import { inBag } from './automa-bag';
import { hasAutoma, setups } from './options';
import { SPIKE_STATES } from './spike';
import {
  type Company,
  EAST,
  MARKER,
  phase,
  SPIKE_STATE,
  STEP,
  type State,
  TARGET,
  toAct,
  USED,
  WEST,
} from './state';
import { isLastRound } from './supply';
import { PURPLE, tileOf } from './tile';

/** The written form of a position (12). */
export function writePosition(state: State): JsonObject {
  return {
    game: 'mini-express',
    options: setups.write(state.options),
    seats: state.seats,
    turn: writeTurn(state),
    companies: byCompany((company) => ({
      track: hexesOf(state, company),
      ready: state.ready[company],
      supply: state.supply[company],
      shares: state.sharesLeft[company],
      length: state.length[company],
    })),
    influence: byCompany((company) => byHolder(state, company, state.influence)),
    shares: byCompany((company) => byHolder(state, company, state.shares)),
    setAside: byCompany((company) => state.setAside[company]),
    demand: demand(state),
    ...(hasAutoma(state.options.mode) && { automa: writeAutoma(state) }),
    ...(state.options.spike && { spike: writeSpike(state) }),
  };
}

function writeTurn(state: State): JsonObject {
  const step = Math.max(1, state.turn[STEP]);
  const used = state.turn[USED];
  return {
    phase: phase(state),
    seat: toAct(state),
    step,
    lastRound: isLastRound(state),
    ...(used > 0 && { used: COMPANIES[used - 1] }),
  };
}

function writeAutoma(state: State): JsonObject {
  const bag: (string | number[])[] = [];
  const drawn: (string | number[])[] = [];
  state.board.automaTiles.forEach((tile, index) => {
    const written = tile === 'refresh' ? tile : [tile.city, tile.company];
    if (inBag(state, index)) bag.push(written);
    else if (state.drawn[index] === 1) drawn.push(written);
  });
  const company = COMPANIES[state.automa[MARKER]];
  return { company, target: state.automa[TARGET], bag, drawn };
}

function writeSpike(state: State): JsonObject {
  const side = (place: number) => {
    const company = state.spike[place] - 1;
    return company < 0 ? null : COMPANIES[company];
  };
  return { state: SPIKE_STATES[state.spike[SPIKE_STATE]], east: side(EAST), west: side(WEST) };
}

function byCompany<Value>(value: (company: Company) => Value): Record<CompanyId, Value> {
  return Object.fromEntries(COMPANIES.map((id, company) => [id, value(company)])) as Record<
    CompanyId,
    Value
  >;
}

function byHolder(state: State, company: Company, figures: Uint8Array | Uint16Array): number[] {
  return Array.from(figures.subarray(company * state.holders, (company + 1) * state.holders));
}

function hexesOf(state: State, company: Company): string[] {
  const hexes: string[] = [];
  state.track.forEach((mask, hex) => {
    if ((mask >> company) & 1) hexes.push(writeHex(state.board.map.hexes[hex]));
  });
  return hexes;
}

function demand(state: State): JsonObject {
  const tiles: Record<string, string[]> = {};
  state.board.form.cities.forEach(({ id }, city) => {
    const tile = tileOf(state, city);
    if (!tile) return;
    const second = tile.second === PURPLE ? 'purple' : COMPANIES[tile.second];
    tiles[id] = [COMPANIES[tile.first], second];
  });
  return tiles;
}
