import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../src/games/age-of-steam/rules/events';
import { withDeliveries } from '../../../../src/games/age-of-steam/view/payday/merge';
import { deedOf, endsTurn, turnEnd } from '../../../../src/games/age-of-steam/view/tabs/details';
import { voiceOf } from '../../../../src/games/age-of-steam/view/voice';
import { words as en } from '../../../../src/games/age-of-steam/words/en';
import { words as ko } from '../../../../src/games/age-of-steam/words/ko';
import { options } from '../support/positions';
import { wholeMatch } from './positions';

const played = wholeMatch().plies.map(({ seat, events }, turn) => ({
  ...{ seat, events, turn },
  ...{ heading: null, joined: false },
}));
const plies = withDeliveries(played);

describe.each([
  ['English', en],
  ['Korean', ko],
])('the end of a turn in the log, %s', (_, words) => {
  const voice = voiceOf(words, [], options);
  const said = (events: readonly Event[]) => events.flatMap((one) => voice.event(one) ?? []);
  const { step } = words.table.payday;

  test('is told apart from the action before it, and nothing is left out or told twice', () => {
    const ends = plies.filter(endsTurn);
    expect(ends.length).toBeGreaterThan(7);
    const names: readonly string[] = Object.values(step).map((name) => `${name}.`);
    for (const ply of plies) {
      const deed = said(deedOf(ply).events);
      const end = turnEnd(ply, words, voice).flatMap(({ sentences }) => sentences);
      const told = end.map(({ text }) => text).filter((text) => !names.includes(text));
      expect([...deed, ...told]).toEqual(said(ply.events));
      expect(deed.length).toBeGreaterThan(0);
    }
  });
});

test('it is told step by step, each under its name, and at last the next turn or the end', () => {
  const voice = voiceOf(en, [], options);
  const end = (...events: readonly Event[]) =>
    turnEnd({ seat: 0, turn: 9, heading: null, joined: false, events }, en, voice).map(
      ({ sentences }) => sentences.map(({ text }) => text),
    );
  const { step } = en.table.payday;
  const deliver: Event = {
    ...{ event: 'deliver', seat: 1, city: 'toronto', cube: 'red', to: 'detroit' },
    income: [0, 0],
  };
  const paid: readonly Event[] = [
    { event: 'income', seat: 0, amount: 4 },
    { event: 'income', seat: 1, amount: 0 },
    { event: 'expenses', seat: 0, owes: 3, pays: 3, short: 0 },
    { event: 'expenses', seat: 1, owes: 4, pays: 1, short: 3 },
    { event: 'out', seat: 1 },
    { event: 'abandon', seat: 1, hexes: ['10,18'] },
  ];
  const grown: readonly Event[] = [
    { event: 'dice', side: 'light', dice: [1, 2, 3] },
    { event: 'grow', city: 'chicago', cubes: ['red'] },
    { event: 'dice', side: 'dark', dice: [4, 4, 6] },
  ];
  const payday = [
    [`${step.income}.`, 'Player 1 collects $4.'],
    [
      `${step.expenses}.`,
      'Player 1 pays $3 in expenses.',
      'Player 2 pays only $1 of $4 in expenses: income −3.',
      'Player 2 is bankrupt and out of the game.',
      'Player 2 loses unfinished track on 1 hex (northeast of Evansville): nobody owns it now.',
    ],
  ];
  expect(end(deliver, ...paid, ...grown, { event: 'turn', number: 5 })).toEqual([
    ...payday,
    [`${step.light}.`, 'Dice for the light side: 1, 2, 3.', 'Chicago gets a red cube.'],
    [`${step.dark}.`, 'Dice for the dark side: 4, 4, 6.'],
    ['Turn 5 begins.'],
  ]);
  expect(end(deliver, ...paid, { event: 'over' })).toEqual([...payday, ['The game is over.']]);
});
