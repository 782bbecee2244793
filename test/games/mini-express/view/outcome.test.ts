import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/mini-express/rules';
import { readFacts } from '../../../../src/games/mini-express/view/facts';
import { foresee } from '../../../../src/games/mini-express/view/outcome';
import { fresh } from '../support/positions';
import { walk } from '../support/walk';

test('a preview shows exactly what the action then does, and changes nothing itself', () => {
  walk(fresh(5, { board: 'usa' }, 'preview'), 'preview', (state, action) => {
    const before = rules.clone(state);
    const { after, events } = foresee(state, action);
    expect(state.all).toEqual(before.all);
    const told: unknown[] = [];
    rules.play(before, action, (event) => told.push(event));
    expect(readFacts(before)).toEqual(after);
    expect(events).toEqual(told);
  });
});
