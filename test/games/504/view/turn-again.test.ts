import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import { factsOf } from '../../../../src/games/504/view/model/base/facts';
import { questionFor } from '../../../../src/games/504/view/pieces/question-for';
import { bare, stateOf } from '../support/bare';
import { voiceIn } from '../support/voice';

test('the second of two turns in a row is said to be one, until something is done in it', () => {
  const state = stateOf(bare('685', 3));
  const voice = voiceIn(state);
  const { toAct } = factsOf(state);
  const asked = (seat: number, turn: number) => {
    const ply = { seat, turn, heading: { phase: 'turn' }, joined: false, events: [] };
    return questionFor(
      { ...voice, voice, state, facts: factsOf(state), plies: [ply], passed: null },
      'Act',
    );
  };
  const [me, turn] = [toAct ?? 0, rules.turn(state)];
  expect(asked(me, turn - 1)).toBe('Your turn again: Act');
  expect(asked(me, turn)).toBe('Act');
  expect(asked(me + 1, turn - 1)).toBe('Act');
});
