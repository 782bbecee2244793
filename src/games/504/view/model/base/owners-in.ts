import type { Owner } from '../../../rules/base/parts';
import type { State } from '../../../rules/base/state';

/** Every owner, or only one of them. */
export function ownersIn({ owners }: State, only?: Owner): readonly Owner[] {
  return only === undefined ? Array.from({ length: owners }, (_, owner) => owner) : [only];
}
