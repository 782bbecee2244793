import type { Owner } from '../../../rules/state/ids';
import type { State } from '../../../rules/state/state';

/** Every owner, or only one of them. */
export function ownersIn({ owners }: State, only?: Owner): readonly Owner[] {
  return only === undefined ? Array.from({ length: owners }, (_, owner) => owner) : [only];
}
