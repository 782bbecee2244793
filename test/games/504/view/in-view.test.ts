import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import { activeOwner } from '../../../../src/games/504/rules/state/state';
import { hexesInView } from '../../../../src/games/504/view/board/in-view';
import { legalIn } from '../../../../src/games/504/view/model/base/legal';
import { tileNamed } from '../../../../src/games/504/view/model/base/places';
import { lookAt, NOTHING, targetsOf } from '../../../../src/games/504/view/model/choice';
import { offersIn } from '../../../../src/games/504/view/model/offers';
import { figureAt } from '../../../../src/kit/figure-at';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { busy } from '../support/walk';

function later(world: string, plies: number) {
  const random = randomFrom(`sight ${world}`);
  const state = unwrap(rules.begin({ world }, 2, `sight ${world}`));
  for (let ply = 0; ply < plies; ply++) rules.play(state, busy(state, random));
  return rules.clone(state);
}

describe('what is brought into view', () => {
  test('is what leads on', () => {
    const state = later('685', 40);
    const seat = rules.toAct(state);
    expect(hexesInView(state, NOTHING, seat, null)).toEqual([...targetsOf(state, NOTHING)]);
  });

  test('is nothing for those who wait, and while a panel asks: the map stays as it is', () => {
    const state = later('685', 40);
    expect(hexesInView(state, lookAt(0), null, null)).toEqual([]);
    expect(hexesInView(state, { step: 'deed', actions: [] }, 0, null)).toEqual([]);
  });

  test('is the way of the trolley to the hex that was tapped', () => {
    for (let plies = 10; plies < 60; plies++) {
      const state = later('217', plies);
      const far = offersIn(state).find(
        ({ kind, ways: [way] }) => kind === 'drive' && (way?.before.length ?? 0) > 1,
      );
      if (!far) continue;
      const [hex = -1] = far.hexes;
      const [way] = far.ways;
      const passed = [...(way?.before ?? []), ...(way ? [way.action] : [])]
        .map((action) => rules.action.write(action, state))
        .flatMap(({ to }) => (typeof to === 'string' ? tileNamed(state, to) : []));
      expect(passed).toContain(hex);
      const trolley = figureAt(state.trolleyAt, activeOwner(state));
      expect(hexesInView(state, lookAt(hex), rules.toAct(state), null)).toEqual(
        expect.arrayContaining([trolley, ...passed]),
      );
      return;
    }
    throw new Error('no trolley could go far');
  });

  test('is where the steps of a hint are', () => {
    const state = later('685', 40);
    const actions = legalIn(state).flatMap(({ action, form }) => (form.at ? action : []));
    const [first] = actions;
    expect(first).toBeDefined();
    const choice = { step: 'deed', actions: actions.slice(0, 1) } as const;
    const form = rules.action.write(first ?? 0, state);
    expect(hexesInView(state, choice, rules.toAct(state), null)).toContain(
      tileNamed(state, form.at),
    );
  });

  test('is where a fight is shown, also for those who wait', () => {
    const state = later('475', 40);
    expect(hexesInView(state, NOTHING, null, 3)).toEqual([3]);
  });
});
