import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import { explainerIn } from '../../../../src/games/504/view/explainer/explainer';
import { voiceOf } from '../../../../src/games/504/view/model/base/voice';
import { endingOf } from '../../../../src/games/504/view/model/ending';
import { texts } from '../../../../src/games/504/words/texts';
import { unwrap } from '../../../../src/kit/result';
import { oneOfEach } from '../../../e2e/504/support/kinds';
import { people } from '../../../support/people';

test('a hint’s reasons end with one stop, and do not stop twice', async () => {
  const explainer = await explainerIn('en');
  const into = new Int32Array(rules.max);
  for (const state of oneOfEach().values()) {
    const seat = rules.toAct(state);
    if (seat === null) continue;
    for (const action of into.subarray(0, rules.list(state, into)))
      for (const said of explainer.reasons(state, [action], seat, people(state.seats)))
        expect(said).not.toContain('..');
  }
});

test('from the first turn on, a world of scorings says what counts, what it brings and when', async () => {
  const state = unwrap(rules.begin({ world: '785' }, 3, 'said'));
  const [words, table] = await Promise.all([texts.en.words.fetch(), texts.en.table.fetch()]);
  const said = endingOf(state, voiceOf(words, table, people(3), { world: '785', company: false }));
  expect(said).toMatch(/Most settlements in a terrain: up to 10 points\. .*from round 3 on/);
});

test('a sentence of the log names the land on which something is done', async () => {
  const { words } = texts.en;
  const { event } = await words.fetch();
  const done = { event: 'did', owner: 0, founds: true } as const;
  const to = {
    action: { do: 'move', from: '0,0', to: '1,0' },
    kinds: { '1,0': 'forest' },
  } as const;
  expect(event({ ...done, ...to }, () => 'Ada', { world: '685' })).toBe(
    'Ada settles in the forest east of city 1.',
  );
});

test('a company’s turn has one line in the head: the round and the company', async () => {
  const { heading } = await texts.en.words.fetch();
  const open = { phase: 'turn', step: 'act', round: 3, world: '956' };
  expect(heading?.(open)).toBe('Round 3');
});
