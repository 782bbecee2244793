import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state/state';
import { actionText } from '../../../../src/games/504/view/model/action-text';
import { legalIn } from '../../../../src/games/504/view/model/base/legal';
import type { JsonObject } from '../../../../src/kit/json';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { LANGUAGES } from '../../../../src/kit/words';
import { voiceIn } from '../support/voice';
import { busy } from '../support/walk';

/** Every module, with and without companies, cards that are bought, taken and bid for, exchanges, and markers. */
const WORLDS = ['685', '217', '356', '593', '798', '956', '475', '183', '739', '129'];

function* positions(world: string): Generator<State> {
  const random = randomFrom(`deeds ${world}`);
  const state = unwrap(rules.begin({ world }, 3, `deeds ${world}`));
  for (let ply = 0; ply < 240 && rules.toAct(state) !== null; ply++) {
    if (ply % 3 === 0) yield rules.clone(state);
    rules.play(state, busy(state, random));
  }
}

/** What a hint need not tell: who does it, where several do the same. */
const meant = ({ from, use, home, free, ...rest }: JsonObject) =>
  JSON.stringify(
    ['water', 'city', 'forest', 'field', 'desert', 'mountain', 'grassland'].includes(String(from))
      ? { from, ...rest }
      : rest,
  );

test.each(WORLDS)('in world %s each step of a hint says what exactly is done', (world) => {
  const seen = new Set<string>();
  for (const state of positions(world)) {
    for (const language of LANGUAGES) {
      const voice = voiceIn(state, language);
      const told = new Map<string, string>();
      for (const { action, form } of legalIn(state)) {
        seen.add(String(form.do));
        const text = actionText(state, [action], voice);
        expect(told.get(text) ?? meant(form), text).toBe(meant(form));
        told.set(text, meant(form));
      }
    }
  }
  expect(seen.size).toBeGreaterThan(4);
});

/** What is told of all that can be done in a world where nobody lacks money. */
function toldIn(world: string, isEnough: (told: string) => boolean): string {
  const texts = new Set<string>();
  for (const state of positions(world)) {
    state.cash.fill(200);
    const voice = voiceIn(state);
    for (const { action } of legalIn(state)) texts.add(actionText(state, [action], voice));
    if (isEnough([...texts].join('\n'))) break;
  }
  return [...texts].join('\n');
}

test.each([
  ['217', /^Upgrade: Speed 3 → 4$/m],
  ['217', /^Upgrade: Second hold$/m],
  ['356', /^Bid \$\d+$/m],
  ['593', /^Take I+–\d+ for (free|\$\d+): \S.*\.$/m],
  ['685', /^Trade goods: \w+ \+ \w+ → \w+$/m],
  ['798', /^Buy a share: [\w ]+ \(\$\d+\)$/m],
  ['567', /^Road: (city \d+|.+ of city \d+) – (city \d+|.+ of city \d+)$/m],
] as const)('in world %s what is done is told like %s', (world, told) => {
  expect(toldIn(world, (texts) => told.test(texts))).toMatch(told);
});
