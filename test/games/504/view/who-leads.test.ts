import { h } from 'preact';
import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state/state';
import { shareTerms } from '../../../../src/games/504/view/model/share-terms';
import { Strip } from '../../../../src/games/504/view/panels/strip';
import { drawOnce } from '../../../ui/support/draw-once';
import { withoutClock } from '../../../ui/support/hook';
import { bare, stateOf } from '../support/bare';
import { inTable } from '../support/in-table';
import { voiceIn } from '../support/voice';

withoutClock();

/** Who leads by the row of players, by the numbers of the seats. */
function leadersIn(state: State): readonly number[] {
  const strip = h(Strip, { state, onLook() {} });
  const text = drawOnce(strip, inTable(state, voiceIn(state)));
  return [...text.matchAll(/Player (\d), in the lead/g)].map(([, number]) => Number(number));
}

const hqs = { 0: { hq: '4,0' }, 1: { hq: '-4,0' }, 2: { hq: '0,4' } };

test('the row of players says who leads, and nothing while all have the same', () => {
  expect(leadersIn(stateOf(bare('685', 3)))).toEqual([]);
  expect(leadersIn(stateOf(bare('685', 3, { owners: { 0: { vp: 4 }, 2: { vp: 4 } } })))).toEqual([
    1, 3,
  ]);
});

/** Seat 0 has the most points, but seat 1 its shares. */
const sold = () =>
  stateOf(
    bare('679', 3, {
      owners: {
        ...hqs,
        0: { hq: '4,0', vp: 3, held: [0, 8, 0] },
      },
    }),
  );

test('M9.30: with 9.III shares decide who leads, and not the points of one’s own company', () => {
  expect(leadersIn(sold())).toEqual([2]);
});

test('M9.30: the points of shares add up to the score, and each sum says how it is made up', () => {
  const state = sold();
  const terms = shareTerms(state, 1, voiceIn(state));
  const sums = terms.map(([, sum]) => Number(sum));
  expect(sums.reduce((all, one) => all + one, 0)).toBe(rules.standing(state).scores[1]);
  expect(terms[0]?.[0]).toBe(`8\u00a0×\u00a0Player 1 at\u00a0${(sums[0] ?? 0) / 8}`);
});
