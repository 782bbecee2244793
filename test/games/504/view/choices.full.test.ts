import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import { activeOwner, type State } from '../../../../src/games/504/rules/state/state';
import { actionText } from '../../../../src/games/504/view/model/action-text';
import { factsOf, outlookOf } from '../../../../src/games/504/view/model/base/facts';
import { legalIn } from '../../../../src/games/504/view/model/base/legal';
import { voiceOf } from '../../../../src/games/504/view/model/base/voice';
import {
  type Choice,
  choiceOf,
  chosenActions,
  doneIn,
  NOTHING,
  stepBack,
  tapped,
} from '../../../../src/games/504/view/model/choice';
import { actionsOf, mostOf, offersAt, offersIn } from '../../../../src/games/504/view/model/offers';
import { afterDone } from '../../../../src/games/504/view/model/rest-of-turn';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { amount } from '../../../support/circle';
import { busy } from '../support/walk';

/** Worlds in which every module has every role somewhere; more of them in the long circle. */
const WORLDS = [
  ...['685', '567', '879', '956', '798', '215', '721', '192', '346', '583', '236', '475', '914'],
  ...amount({
    test: [],
    long: ['586', '697', '156', '195', '816', '529', '612', '365', '931', '245', '514'],
  }),
];

/** What is not asked on the map: a panel or the foot of one has a button for it. */
const BUTTONS = [
  ...['done', 'pass', 'quit', 'sell', 'swap', 'payout', 'half', 'withhold', 'upgrade'],
  ...['bid', 'place', 'take', 'shift'],
];

function* positions(world: string, seats: number, every: number): Generator<State> {
  const random = randomFrom(`choices ${world}`);
  const state = unwrap(rules.begin({ world }, seats, `choices ${world}`));
  for (let ply = 0; ply < 400 && rules.toAct(state) !== null; ply++) {
    if (ply % every === 0) yield rules.clone(state);
    rules.play(state, busy(state, random));
  }
}

/** The choice after taps on hexes. */
const afterTaps = (state: State, ...hexes: readonly number[]) =>
  hexes.reduce((choice: Choice, hex) => tapped(state, choice, hex), NOTHING);

describe.each(WORLDS)('in world %s', (world) => {
  test('every legal action has an offer on the map or a button, and is shown as it is suggested', () => {
    for (const state of positions(world, 3, 7)) {
      for (const { action, form } of legalIn(state)) {
        const choice = choiceOf(state, [action]);
        expect(chosenActions(state, choice)).toEqual([action]);
        if (choice.step !== 'hex') {
          const isShares = form.do === 'buy' && 'company' in form;
          expect(isShares || BUTTONS.includes(String(form.do)), JSON.stringify(form)).toBe(true);
        }
      }
    }
  });

  test('taps on the hex of departure and on the hex of the action lead to every offer', () => {
    for (const state of positions(world, 2, 11)) {
      for (const offer of offersIn(state)) {
        const [from, at] = [offer.from, offer.hexes.at(-1) ?? 0];
        const choice = from === null ? afterTaps(state, at) : afterTaps(state, from, at);
        expect(choice.step).toBe('hex');
        if (choice.step !== 'hex') continue;
        const chosen = { ...choice, offer: offer.id };
        const [way] = offer.ways;
        expect(chosenActions(state, chosen)).toEqual(way && actionsOf(way));
      }
    }
  });

  test('what can be done several times in one go is legal as often as it is offered', () => {
    for (const state of positions(world, 4, 13)) {
      for (const offer of offersIn(state).slice(0, 12)) {
        const now = rules.clone(state);
        for (let times = mostOf(state, offer); times > 0; times--) {
          const [way] = offer.ways;
          const isFirst = times === mostOf(state, offer);
          for (const action of way ? (isFirst ? actionsOf(way) : [way.action]) : [-1]) {
            expect(rules.refusal(now, action)).toBeNull();
            rules.play(now, action);
          }
        }
      }
    }
  });

  test('the bill tells what the rules do', () => {
    for (const state of positions(world, 3, 17)) {
      for (const { action, form } of legalIn(state).slice(0, 15)) {
        // Chance may come in; then what it brings is not foretold.
        if (form.do === 'explore' || form.do === 'done') continue;
        const { before, after } = outlookOf(state, [action]);
        const now = rules.clone(state);
        rules.play(now, action);
        expect(before).toEqual(factsOf(state));
        if (rules.draws(now) === rules.draws(state)) expect(after).toEqual(factsOf(now));
      }
    }
  });
});

test('G6.1: a second tap on the same tile buys one more, and after the last one again', () => {
  const state = unwrap(rules.begin({ world: '685' }, 2, 'buy'));
  const [offer] = offersIn(state);
  const hex = offer?.hexes[0] ?? -1;
  const most = offer ? mostOf(state, offer) : 0;
  expect(most).toBe(Math.min(9, Math.floor((state.cash[activeOwner(state)] ?? 0) / 10)));
  for (const taps of [1, 2, most, most + 1]) {
    const choice = afterTaps(state, ...Array<number>(taps).fill(hex));
    expect(chosenActions(state, choice)).toHaveLength(taps > most ? 1 : taps);
  }
});

test('one step back from the hex of arrival is the hex of departure, then nothing', () => {
  for (const state of positions('685', 2, 1)) {
    const way = offersIn(state).find(({ from }) => from !== null);
    if (!way || way.from === null) continue;
    const choice = afterTaps(state, way.from, way.hexes.at(-1) ?? 0);
    const back = stepBack(choice);
    expect(back).toMatchObject({ step: 'hex', hex: way.from, offer: null });
    expect(stepBack(back)).toEqual(NOTHING);
    return;
  }
  throw new Error('nobody could go anywhere');
});

test('where a road is only one of several things to do it is not chosen before it is meant', () => {
  let seen = 0;
  for (const state of positions('685', 2, 1)) {
    const road = offersIn(state).find(({ kind }) => kind === 'road');
    const [from = -1, to = -1] = road?.hexes ?? [];
    if (!road) continue;
    const offers = offersAt(state, to, from);
    const isOne = offers.length > 1 && offers[0] === road;
    expect(afterTaps(state, from, to)).toMatchObject({ offer: isOne ? null : offers[0]?.id });
    if (isOne) seen++;
  }
  expect(seen).toBeGreaterThan(0);
});

test('the end of a step is called in a hint what the button says that ends it', async () => {
  const [{ words }, { table }] = await Promise.all([
    import('../../../../src/games/504/words/en'),
    import('../../../../src/games/504/words/en/table'),
  ]);
  const voice = voiceOf(words, table, [], { world: '685', company: false });
  const said = new Set<string>();
  for (const state of positions('685', 2, 1)) {
    const done = doneIn(state);
    if (done === null || factsOf(state).pending !== '') continue;
    const next = afterDone(state);
    const text = actionText(state, [done], voice);
    expect(text).toBe(
      next === 'end' || !next ? 'End turn' : `Next step: ${words.names.step[next]}`,
    );
    said.add(text);
  }
  expect([...said]).toEqual(expect.arrayContaining(['Next step: Residents', 'End turn']));
});
