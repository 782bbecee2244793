import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import { outlookOf } from '../../../../src/games/504/view/model/base/facts';
import { actionsOf, offersIn, priceOf } from '../../../../src/games/504/view/model/offers';
import { gainText } from '../../../../src/games/504/view/pieces/offer-list';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { voiceIn } from '../support/voice';
import { busy } from '../support/walk';

test('M1.11: the figure beside a way is its income less the movement points that are bought for it', () => {
  const random = randomFrom('net');
  const state = unwrap(rules.begin({ world: '123' }, 3, 'net'));
  const voice = voiceIn(state);
  let bought = 0;
  for (let ply = 0; ply < 60 && rules.toAct(state) !== null; ply++) {
    const now = rules.clone(state);
    for (const { ways } of offersIn(now)) {
      const [way] = ways;
      if (!way || priceOf(way) === 0) continue;
      const { before, after, endsTurn } = outlookOf(now, actionsOf(way));
      const [was, is] = [before.owners[before.owner], after.owners[before.owner]];
      if (!was || !is || endsTurn) continue;
      const net = is.income - was.income + (is.cash - was.cash);
      expect(gainText(now, actionsOf(way), voice, priceOf(way))).toContain(voice.table.plus(net));
      bought++;
    }
    rules.play(state, busy(state, random));
  }
  expect(bought).toBeGreaterThan(0);
});
