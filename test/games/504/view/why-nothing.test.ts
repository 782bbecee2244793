import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state/state';
import { factsOf } from '../../../../src/games/504/view/model/base/facts';
import { mapOf } from '../../../../src/games/504/view/model/base/map';
import { lookAt, targetsOf } from '../../../../src/games/504/view/model/choice';
import { whyNothingText } from '../../../../src/games/504/view/model/why-nothing';
import { randomFrom } from '../../../../src/kit/random';
import { begun } from '../support/begun';
import { voiceIn } from '../support/voice';
import { busy } from '../support/walk';

const ASKED = ['capital', 'buy', 'act', 'factory', 'upgrade', 'trolley'];

/** Positions of a match in which something is asked on the map. */
function* positions(world: string): Generator<State> {
  const random = randomFrom(world);
  const state = begun(world, 3, world);
  for (let ply = 0; ply < 150 && rules.toAct(state) !== null; ply++) {
    const now = rules.clone(state);
    const { step, phase, pending } = factsOf(now);
    if (ASKED.includes(step || phase) && pending === '') yield now;
    rules.play(state, busy(state, random));
  }
}

const NONE = { step: 'none' } as const;

describe.each(['785', '685', '357'])('in world %s', (world) => {
  test('a hex that cannot be chosen says why, and the marks stay after a tap on it', () => {
    let told = 0;
    for (const state of positions(world)) {
      const voice = voiceIn(state);
      const targets = targetsOf(state, NONE);
      if (targets.size === 0) continue;
      mapOf(state).all.hexes.forEach((_, hex) => {
        const why = whyNothingText(state, hex, voice);
        if (targets.has(hex)) expect(why).toBe('');
        else if (why) {
          told++;
          expect(targetsOf(state, lookAt(hex)).size).toBeGreaterThan(0);
        }
      });
    }
    expect(told).toBeGreaterThan(100);
  });
});

test('in the purchase it is told what a tile lacks, or that it is unknown', () => {
  const told = new Set<string>();
  for (const state of positions('785'))
    if (factsOf(state).step === 'buy')
      mapOf(state).all.hexes.forEach((_, hex) => {
        told.add(whyNothingText(state, hex, voiceIn(state)));
      });
  expect([...told].join(' ')).toContain('You need a settlement of yours there.');
  expect([...told].join(' ')).toContain('Nobody knows what lies there.');
  expect([...told].join(' ')).not.toContain('nothing to explore');
});

test('a hex to which the trolley cannot go says why', () => {
  const told = new Set<string>();
  for (const state of positions('152')) {
    if (factsOf(state).step !== 'trolley') continue;
    const targets = targetsOf(state, NONE);
    const here = state.trolleyAt[factsOf(state).owner];
    mapOf(state).all.hexes.forEach((_, hex) => {
      if (hex !== here && !targets.has(hex)) told.add(whyNothingText(state, hex, voiceIn(state)));
    });
    if (told.size >= 4) break;
  }
  expect([...told]).not.toContain('');
  expect([...told].join()).toMatch(/That takes \d movement points/);
  expect([...told]).toContain('No way over known land leads there.');
});
