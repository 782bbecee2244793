import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import { hexesInView } from '../../../../src/games/504/view/board/in-view';
import { lookAt, NOTHING, targetsOf } from '../../../../src/games/504/view/choice';
import { sideOf } from '../../../../src/games/504/view/places';
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
  test('is what leads on, and around the hex that was tapped', () => {
    const state = later('685', 40);
    const seat = rules.toAct(state);
    expect(hexesInView(state, NOTHING, seat, null)).toEqual([...targetsOf(state, NOTHING)]);
    const around = hexesInView(state, lookAt(0), seat, null) ?? [];
    expect(around).toHaveLength(7);
    // Clockwise from the northeast.
    expect(around.slice(1).map((hex) => sideOf(state, 0, hex))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('is all of the map for those who wait, and stays while a panel asks', () => {
    const state = later('685', 40);
    expect(hexesInView(state, lookAt(0), null, null)).toBeNull();
    expect(hexesInView(state, { step: 'deed', actions: [] }, 0, null)).toEqual([]);
  });

  test('is where a fight is shown, also for those who wait', () => {
    const state = later('475', 40);
    expect(hexesInView(state, NOTHING, null, 3)).toContain(3);
    expect(hexesInView(state, NOTHING, null, 3)?.length).toBeLessThanOrEqual(7);
  });
});
