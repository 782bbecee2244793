import { writeHex } from '../../../kit/hex';
import type { JsonObject } from '../../../kit/json';
import { COMPANIES, type CompanyId } from '../data/board-form';
import { setups } from './options';
import { type Company, PURPLE, phase, type State, toAct } from './state';
import { isLastRound } from './supply';
import { tileOf } from './tile';

/** The written form of a position (12). */
export function writePosition(state: State): JsonObject {
  return {
    game: 'mini-express',
    options: setups.write(state.options),
    seats: state.seats,
    turn: { phase: phase(state), seat: toAct(state), step: 1, lastRound: isLastRound(state) },
    companies: byCompany((company) => ({
      track: hexesOf(state, company),
      ready: state.ready[company],
      supply: state.supply[company],
      shares: state.sharesLeft[company],
      length: state.length[company],
    })),
    influence: byCompany((company) => bySeat(state, company, state.influence)),
    shares: byCompany((company) => bySeat(state, company, state.shares)),
    setAside: byCompany((company) => state.setAside[company]),
    demand: demand(state),
  };
}

function byCompany<Value>(value: (company: Company) => Value): Record<CompanyId, Value> {
  return Object.fromEntries(COMPANIES.map((id, company) => [id, value(company)])) as Record<
    CompanyId,
    Value
  >;
}

function bySeat(state: State, company: Company, figures: Uint8Array | Uint16Array): number[] {
  return Array.from(figures.subarray(company * state.seats, (company + 1) * state.seats));
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
