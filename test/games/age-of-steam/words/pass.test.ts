import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { actionOf } from '../../../../src/games/age-of-steam/rules/actions';
import { passBid } from '../../../../src/games/age-of-steam/rules/auction';
import { passMove } from '../../../../src/games/age-of-steam/rules/move';
import { passDraw } from '../../../../src/games/age-of-steam/rules/production';
import { PHASE, PHASES } from '../../../../src/games/age-of-steam/rules/state';
import { words as en } from '../../../../src/games/age-of-steam/words/en';
import { words as ko } from '../../../../src/games/age-of-steam/words/ko';
import { fresh } from '../support/positions';

const PASSES = [
  ['auction', passBid],
  ['move', passMove],
  ['grow', passDraw],
] as const;

test.each([
  ['English', en, { auction: 'passes.', move: 'ships nothing.', grow: 'draws nothing.' }],
  [
    'Korean',
    ko,
    { auction: '패스했습니다.', move: '수송하지 않았습니다.', grow: '상품을 뽑지 않았습니다.' },
  ],
] as const)('%s: who passes is told what that leaves undone', (_, words, said) => {
  for (const [phase, pass] of PASSES) {
    const state = fresh(3, 'pass');
    state.turn[PHASE] = PHASES.indexOf(phase);
    const lines: (string | null)[] = [];
    rules.play(state, actionOf(pass), (event) => lines.push(words.event(event, String, {})));
    expect(lines[0]).toContain(said[phase]);
  }
});
