import { expect, test } from 'vitest';
import { KnownActions, MAX_CHILDREN } from '../../src/players/search';

test('a full set knows its members from other actions, and clears them all at once', () => {
  const known = new KnownActions();
  const actions = Array.from({ length: 2 * MAX_CHILDREN }, (_, at) => at * at * 31);
  for (let round = 0; round < 2; round++) {
    const kept = actions.filter((_, at) => at % 2 === round);
    for (const action of kept) known.add(action);
    expect(actions.filter((action) => known.has(action))).toEqual(kept);
    known.clear();
    expect(actions.filter((action) => known.has(action))).toEqual([]);
  }
});
