import { expect, test, vi } from 'vitest';
import { lookAhead } from '../../src/kit/look-ahead';
import { unwrap } from '../../src/kit/result';
import { type Beans, rules } from '../tiny-game/rules';

const begun = () => unwrap(rules.begin({ heap: 'small', die: true }, 2, 'ahead')) as Beans;
const take = (seat: number, beans: number) => ({ event: 'take', seat, beans });

test('what actions bring is told step by step, and the position itself does not change', () => {
  const state = begun();
  const { steps, after, events } = lookAhead(rules, state, [1, 2]);
  expect(state).toEqual(begun());
  expect(steps.map(({ action }) => action)).toEqual([1, 2]);
  expect(steps[0]?.before).toBe(state);
  expect(steps[1]?.before).toBe(steps[0]?.after);
  expect(after).toMatchObject({ taken: [1, 2], heap: 9, next: 0 });
  expect(events).toEqual([take(0, 1), take(1, 2)]);
  expect(lookAhead(rules, state, [])).toMatchObject({ after: state, events: [], steps: [] });
});

test('no action is played twice in the same position; in another one it is', () => {
  const play = vi.spyOn(rules, 'play');
  const state = begun();
  const { after } = lookAhead(rules, state, [1, 2]);
  expect(lookAhead(rules, state, [1, 2]).after).toBe(after);
  lookAhead(rules, state, [1]);
  expect(play).toHaveBeenCalledTimes(2);
  lookAhead(rules, state, [1, 1]);
  expect(play).toHaveBeenCalledTimes(3);
  expect(lookAhead(rules, rules.clone(state), [1, 2]).after).toEqual(after);
  expect(play).toHaveBeenCalledTimes(5);
});

test('up to chance: neither what is drawn is told, nor anything after it', () => {
  const { upToChance, events } = lookAhead(rules, begun(), [1, 3, 1]);
  expect(events.map(({ event }) => event)).toEqual(['take', 'take', 'die', 'take']);
  expect(upToChance.events).toEqual([take(0, 1), take(1, 3)]);
  expect((upToChance.after as Beans).turns).toBe(2);
  const sure = lookAhead(rules, begun(), [1, 2]);
  expect(sure.upToChance).toEqual({ after: sure.after, events: sure.events });
});
