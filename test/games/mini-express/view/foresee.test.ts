import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/mini-express/rules';
import { foreseeLine, readFacts } from '../../../../src/games/mini-express/view/facts';
import type { GameEvent } from '../../../../src/kit/rules';
import { COMBINATIONS } from '../support/combinations';
import { fresh } from '../support/positions';
import { begunAs, walk } from '../support/walk';

test('a preview shows exactly what the action then does, and changes nothing itself', () => {
  walk(fresh(5, { board: 'usa' }, 'preview'), 'preview', (state, action) => {
    // What is foreseen is kept with its state, so it is asked of a state of its own.
    const before = rules.clone(state);
    const { after, events } = foreseeLine(before, [action]);
    expect(before.all).toEqual(state.all);
    const emitted: unknown[] = [];
    const played = rules.clone(state);
    rules.play(played, action, (event) => emitted.push(event));
    expect(readFacts(played)).toEqual(after);
    expect(events).toEqual(emitted);
  });
});

test('a preview never reveals what the automa will draw: it is the same for all future draws', () => {
  for (const combination of COMBINATIONS.filter(
    ({ mode }, at) => mode === 'solo' && at % 9 === 0,
  )) {
    walk(begunAs(combination, 'secret'), 'secret', (state, action) => {
      const { after, events } = foreseeLine(rules.clone(state), [action]);
      const other = rules.clone(state);
      other.random.fill(7);
      expect(foreseeLine(other, [action])).toEqual({ before: readFacts(state), after, events });
      expect(events.filter(({ event }: GameEvent) => event === 'draw')).toEqual([]);
    });
  }
});
