import { expect, test } from 'vitest';
import { cuesOf } from '../../../src/app/feedback/cues';
import type { SeatPlan } from '../../../src/kit/header';
import { phone } from '../../match/phone';
import { people } from '../../tiny-game/header';

const [one, two] = people(2);
const computer: SeatPlan = {
  name: 'C',
  colour: 'teal',
  player: { kind: 'computer', level: 'apprentice' },
};

async function begun(...seats: (SeatPlan | undefined)[]) {
  const { tab, begin } = phone();
  const options = { heap: 'small', die: false };
  return begin(await tab(), { options, seats: seats.filter((seat) => seat !== undefined) });
}

test('people who share a phone hear what was played, and no cue for their turn', async () => {
  const match = await begun(one, two);
  await match.offer([1]);
  expect(cuesOf(match, 'take')).toEqual(['take']);
});

test('after a computer has played, the person hears that it is their turn', async () => {
  const match = await begun(one, computer);
  await match.offer([1]);
  expect(cuesOf(match, 'take')).toEqual(['take']);
  await match.offer([1]);
  expect(cuesOf(match, 'take')).toEqual(['take', 'turn']);
});

test('undo has no cue', async () => {
  const match = await begun(one, two);
  await match.offer([1]);
  await match.undo();
  expect(cuesOf(match, 'take')).toEqual([]);
});

test('the cue of the end follows the last move', async () => {
  const match = await begun(one, two);
  while (match.toAct.value !== null) await match.offer([1]);
  expect(cuesOf(match, null)).toEqual(['end']);
});
