import { expect, test } from 'vitest';
import { SettledTable } from './support/settled';

test.each([
  ['a guest', 1],
  ['the host', 0],
])('%s calls off what it has asked, and no phone is told that another one refused', (_, asker) => {
  const table = new SettledTable(3);
  table.play([0, 1], [1, 2]);
  if (asker === 0) table.play([2, 1], [0, 1]);
  const number = table.logs()[0] ?? 0;
  expect(table.askUndo(asker)).toBeNull();
  expect(table.view(2).asking).toMatchObject({ by: table.id(asker), here: true });
  expect(table.do(asker, (session, now) => session.answerUndo(number, false, now))).toBeNull();
  table.wait(300);
  for (const at of [0, 1, 2]) {
    expect(table.view(at).asking).toBeNull();
    expect(table.told(at, 'undo-refused')).toEqual([]);
  }
  table.wait(3000);
  expect(table.logs()).toEqual([number, number, number]);
  // It can be asked again, and then be done.
  expect(table.askUndo(asker)).toBeNull();
  for (const at of [0, 1, 2])
    if (at !== asker) table.do(at, (session, now) => session.answerUndo(number, true, now));
  table.wait(1500);
  expect(table.logs()).toEqual([number + 1, number + 1, number + 1]);
});
