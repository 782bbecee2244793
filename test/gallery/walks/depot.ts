import { randomFrom } from '../../../src/kit/random';
import { unwrap } from '../../../src/kit/result';
import type { AnyRules } from '../../../src/kit/rules';
import { advice } from '../../depot/advice';
import { rules } from '../../depot/rules';
import { kindOf } from '../../games/depot/panels';
import type { Entry } from '../entry';
import { Album, oneOfEachKind, onTab } from './album';

/** Every phase with six seats, and what can be chosen in it. */
export function walkDepot(): readonly Entry[] {
  const album = new Album(rules as unknown as AnyRules);
  const options = unwrap(rules.setups.read({ prices: '246', rounds: 2, bank: 'strict' }));
  const state = unwrap(rules.begin(options, 6, 'six 13'));
  const random = randomFrom('six 13');
  while (rules.toAct(state) !== null) {
    const now = rules.clone(state);
    const kind = kindOf(now);
    album.add(kind, now);
    for (const [verb, action] of oneOfEachKind(rules as unknown as AnyRules, now))
      album.add(`${kind}.${verb}`, now, { suggest: [action] });
    album.add(`${kind}.orders`, now, { tap: [onTab(2)] });
    for (const as of ['watch', 'still'] as const) album.add(`${kind}.${as}`, now, { as });
    rules.play(state, advice.rollout(now, random));
  }
  album.add('over', state);
  album.add('over.standing', state, { as: 'standing' });
  return album.entries;
}
