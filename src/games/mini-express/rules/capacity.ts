import type { State } from './state';

/** The number of bits in a mask of companies. */
const COUNT = Uint8Array.from({ length: 16 }, (_, mask) => {
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + (mask >> 3);
});

/** The number of companies with track on a hex. */
export function companiesOn(state: State, hex: number): number {
  return COUNT[state.track[hex]];
}

/** How many companies a city takes: gold 3, silver 2, black 1 (4.2); in a first game always 2 (1.8). */
export function capacityOf(state: State, city: number): number {
  return state.options.firstGame ? 2 : state.board.capacity[city];
}

export function isFull(state: State, city: number): boolean {
  return companiesOn(state, state.board.cityHex[city]) >= capacityOf(state, city);
}
