import { h } from 'preact';
import { expect, test, vi } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state/state';
import { Board } from '../../../../src/games/504/view/board/board';
import { chosenActions, lookAt } from '../../../../src/games/504/view/model/choice';
import { type Offer, offersIn } from '../../../../src/games/504/view/model/offers';
import { useTurn } from '../../../../src/games/504/view/model/use-turn';
import { HexPanel } from '../../../../src/games/504/view/panels/hex-panel';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { drawOnce } from '../../../ui/support/draw-once';
import { runHook, withoutClock } from '../../../ui/support/hook';
import { inTable } from '../support/in-table';
import { voiceIn } from '../support/voice';
import { busy } from '../support/walk';

withoutClock();

/** A position in which a road can be built. */
function beforeRoad(): { readonly state: State; readonly road: Offer } {
  const random = randomFrom('road');
  const live = unwrap(rules.begin({ world: '265' }, 2, 'road'));
  for (;;) {
    const state = rules.clone(live);
    const road = offersIn(state).find(({ kind }) => kind === 'road');
    if (road) return { state, road };
    rules.play(live, busy(live, random));
  }
}

test('a road is simulated once, for the map, its bill and its panel', async () => {
  const { state, road } = beforeRoad();
  const acting = rules.toAct(state) ?? 0;
  const voice = voiceIn(state);
  const { now } = await runHook(
    () => useTurn({ state, acting, voice, off: [], waits: false, offer: vi.fn(), suggested: null }),
    {},
  );
  const turn = now();
  const choice = { ...lookAt(road.hexes[0] ?? -1), offer: road.id };
  const [build] = chosenActions(state, choice);
  const play = vi.spyOn(rules, 'play');
  const around = inTable(state, voice);
  const taps = { onTap: turn.tapHex, onLook: () => {} };
  drawOnce(h(Board, { state, acting, choice, inView: [], fight: null, ...taps }), around);
  drawOnce(h(HexPanel, { choice, turn, asks: null }), around);
  expect(play.mock.calls.filter(([, action]) => action === build)).toHaveLength(1);
});
