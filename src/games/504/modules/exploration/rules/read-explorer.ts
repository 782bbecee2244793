import type { Json } from '../../../../../kit/json';
import { flaw, record, truth } from '../../../../../kit/reading';
import { tileOf } from '../../../rules/base/reading-parts';
import { activeOwner, placeOf, type State } from '../../../rules/state/state';
import { FOUND, FROM } from '../state';

/** The choice to explore on. */
export function readExplorer(state: State, json: Json, at: string): void {
  const form = record(json, at, ['kind', 'from', 'found']);
  const from = tileOf(state, form.from, `${at}.from`);
  if (state.exhausted[placeOf(activeOwner(state), from)] === 0) flaw('no-resident', `${at}.from`);
  state.explorer[FROM] = from;
  state.explorer[FOUND] = truth(form.found, `${at}.found`) ? 1 : 0;
}
