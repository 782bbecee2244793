import type { Json, JsonObject } from '../../../kit/json';
import { COMPANIES } from '../data/companies';
import { hasAutoma } from './options';
import { array, count, flaw, record, wordOf } from './reading';
import { DRAFT, MARKER, PHASE, type State, TARGET } from './state';

/** Reads the automa's markers and bag; the turn must have been read. */
export function readAutoma(state: State, position: JsonObject): void {
  if (!hasAutoma(state.options.mode)) {
    if (Object.hasOwn(position, 'automa')) flaw('does-not-belong', 'automa');
    return;
  }
  if (!Object.hasOwn(position, 'automa')) flaw('missing', 'automa');
  const automa = record(position.automa, 'automa', ['company', 'target', 'bag', 'drawn']);
  state.automa[MARKER] = wordOf(automa.company, 'automa.company', COMPANIES);
  state.automa[TARGET] = count(automa.target, 'automa.target', state.tile.length);
  const bag = array(automa.bag, 'automa.bag');
  const drawn = array(automa.drawn, 'automa.drawn');
  if (bag.length === 0) flaw('empty-bag', 'automa.bag');
  const found = state.board.automaTiles.map(
    (tile) => state.turn[PHASE] === DRAFT && tile === 'refresh',
  );
  bag.forEach((tile, index) => {
    claim(state, found, tile, `automa.bag[${index}]`);
  });
  drawn.forEach((tile, index) => {
    state.drawn[claim(state, found, tile, `automa.drawn[${index}]`)] = 1;
  });
  if (found.includes(false)) flaw('tiles-missing', 'automa.bag');
}

/** Finds a tile of this form that nobody has claimed yet, and claims it. */
function claim(state: State, found: boolean[], json: Json, at: string): number {
  const [city, company] = Array.isArray(json) && json.length === 2 ? json : [];
  const index = state.board.automaTiles.findIndex((tile, place) => {
    if (found[place]) return false;
    return tile === 'refresh' ? json === tile : tile.city === city && tile.company === company;
  });
  if (index < 0) flaw('unknown-tile', at);
  found[index] = true;
  return index;
}
