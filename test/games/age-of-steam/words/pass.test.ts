import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { rememberingContext } from '../../../../src/games/age-of-steam/rules/event-context';
import { PHASE, PHASES } from '../../../../src/games/age-of-steam/rules/state';
import { words as en } from '../../../../src/games/age-of-steam/words/en';
import { words as ko } from '../../../../src/games/age-of-steam/words/ko';
import { unwrap } from '../../../../src/kit/result';

test.each([
  ['English', en, { auction: 'passes.', move: 'ships nothing.', grow: 'draws nothing.' }],
  [
    'Korean',
    ko,
    { auction: '패스했습니다.', move: '수송하지 않았습니다.', grow: '상품을 뽑지 않았습니다.' },
  ],
] as const)('%s: who passes is told what that leaves undone', (_, words, said) => {
  const state = unwrap(rules.begin(unwrap(rules.setups.read({ board: 'rust-belt' })), 3, 'pass'));
  for (const phase of ['auction', 'move', 'grow'] as const) {
    state.turn[PHASE] = PHASES.indexOf(phase);
    const event = { event: 'pass', seat: 0 };
    rememberingContext(() => {})(event, state);
    expect(words.event(event, String, {})).toContain(said[phase]);
  }
});
