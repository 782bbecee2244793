import { COMPANIES } from '../data/companies';
import { targetCity } from './automa-bag';
import type { Board } from './board';
import { companiesOn } from './capacity';
import { type Destination, destinations } from './destinations';
import type { DecidedBy, Emit } from './events';
import { FAR } from './reach';
import type { Company, State } from './state';

/** A city that the automa could build into, with the criteria of the choice (7.7). */
interface Candidate extends Destination {
  /** Steps to the target city. */
  readonly steps: number;
  readonly companies: number;
}

/** The city that the automa builds into for a company (7.7); -1 if it has no legal destination. */
export function chooseCity(state: State, company: Company, emit?: Emit): number {
  const steps = stepsTo(state.board, state.board.cityHex[targetCity(state)]);
  const candidates = destinations(state, company).map(({ city, cost }): Candidate => {
    const hex = state.board.cityHex[city];
    return { city, cost, steps: steps[hex], companies: companiesOn(state, hex) };
  });
  if (candidates.length === 0) return -1;
  candidates.sort(
    (a, b) => a.steps - b.steps || a.cost - b.cost || b.companies - a.companies || b.city - a.city,
  );
  const [best, next] = candidates;
  if (emit) tellChoice(state, company, candidates, decidedBy(best, next), emit);
  return best.city;
}

function decidedBy(best: Candidate, next: Candidate | undefined): DecidedBy {
  if (!next) return 'only';
  if (best.steps !== next.steps) return 'nearest';
  if (best.cost !== next.cost) return 'fewest-trains';
  return best.companies !== next.companies ? 'most-companies' : 'highest-index';
}

function tellChoice(
  state: State,
  company: Company,
  candidates: readonly Candidate[],
  decided: DecidedBy,
  emit: Emit,
): void {
  const { cities } = state.board.form;
  emit(
    {
      event: 'automa-choice',
      company: COMPANIES[company],
      target: cities[targetCity(state)].id,
      decided,
      candidates: candidates.map(({ city, cost, steps, companies }) => {
        return { city: cities[city].id, cost, steps, companies };
      }),
    },
    state,
  );
}

const tables = new WeakMap<Board, Map<number, Uint8Array>>();

/**
 * Steps from every hex to `target` through hexes that a route may pass, whatever track is there; the step into the
 * hex itself counts (7.7). FAR where there is no way. The target itself has 0.
 */
export function stepsTo(board: Board, target: number): Uint8Array {
  let table = tables.get(board);
  if (!table) {
    table = new Map();
    tables.set(board, table);
  }
  let steps = table.get(target);
  if (!steps) {
    steps = spread(board, target);
    table.set(target, steps);
  }
  return steps;
}

function spread(board: Board, target: number): Uint8Array {
  const { neighbors, hexes } = board.map;
  const steps = new Uint8Array(hexes.length).fill(FAR);
  steps[target] = 0;
  const queue = [target];
  for (const hex of queue) {
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const next = neighbors[side];
      if (next < 0 || steps[next] !== FAR) continue;
      steps[next] = steps[hex] + 1;
      if (board.passable[next]) queue.push(next);
    }
  }
  return steps;
}
