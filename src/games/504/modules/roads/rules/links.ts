import { LAID } from '../../../rules/state/fields';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { countCommonLinks } from './common-links';
import { hasCommonRoads } from './common-roads';
import { ownersAt } from './edges';

/** M6.2: an owner's linked tiles, by kind, into `counts`. */
export function countLinks(state: State, owner: Owner, counts: Uint8Array): void {
  counts.fill(0);
  if (hasCommonRoads(state)) countCommonLinks(state, owner, counts);
  if (state.roadCount[owner] === 0) return;
  const owners = ownersAt(state);
  for (let tile = 0; tile < state.now[LAID]; tile++)
    if ((owners[tile] >> owner) & 1) counts[state.kind[tile]]++;
}
