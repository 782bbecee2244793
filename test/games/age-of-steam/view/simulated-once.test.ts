import { h, type VNode } from 'preact';
import { expect, test, vi } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { Board } from '../../../../src/games/age-of-steam/view/board/board';
import { factsOf } from '../../../../src/games/age-of-steam/view/facts';
import { InTable } from '../../../../src/games/age-of-steam/view/in-table';
import { legalIn } from '../../../../src/games/age-of-steam/view/legal';
import { DONE } from '../../../../src/games/age-of-steam/view/losses';
import { ShapePanel } from '../../../../src/games/age-of-steam/view/panels/shape-panel';
import { useTurn } from '../../../../src/games/age-of-steam/view/use-turn';
import { voiceOf } from '../../../../src/games/age-of-steam/view/voice';
import { words } from '../../../../src/games/age-of-steam/words/en';
import { drawOnce } from '../../../ui/support/draw-once';
import { runHook, settled, withoutClock } from '../../../ui/support/hook';
import { building } from '../support/positions';

withoutClock();

test('a tile is simulated once, for the map, the tray, its panel and the question before it is built', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const state = building({ '13,15': { '2-4': 0 } });
  const hex = state.board.map.numberOf.get('13,15') ?? -1;
  const fitting = legalIn(state).builds.get(hex) ?? [];
  expect(fitting.length).toBeGreaterThan(1);
  const acting = 0;
  const voice = voiceOf(words, [], state.options);
  const offer = vi.fn(async () => 'not now');
  const play = vi.spyOn(rules, 'play');
  const { now } = await runHook(
    () => useTurn({ state, acting, words, voice, offer, suggested: null }),
    {},
  );
  now().tapHex(hex);
  await settled();
  const turn = now();
  const { choice } = turn;
  if (choice.step !== 'hex') throw new Error(choice.step);
  const match = { state, seats: [], acting, words, opening: [], plies: [] };
  const given = { ...match, facts: factsOf(state), voice };
  const inTable = (screen: VNode) => h(InTable, { value: given }, screen);
  const board = {
    drawn: null,
    last: [],
    inView: [],
    enlarged: false,
    found: null,
    onTap: turn.tapHex,
  };
  drawOnce(h(Board, { ...board, choice }), inTable);
  drawOnce(h(ShapePanel, { acting, turn, choice }), inTable);
  turn.play([fitting[0] ?? -1]);
  expect(offer).toHaveBeenCalledOnce();
  const simulated = play.mock.calls.map(([, action]) => action).sort();
  // That the tile shown is still to be extended, a “Done building” after it says.
  expect(simulated).toEqual([...fitting, DONE].sort());
});
