import { expect, test } from 'vitest';
import { SettledTable } from './support/settled';

test('a view is the same object until something in it changes', () => {
  const table = new SettledTable(2);
  table.wait(3000);
  const views = [table.view(0), table.view(1)];
  table.wait(3000);
  for (const at of [0, 1]) expect(table.view(at)).toBe(views[at]);
  table.play([0, 1]);
  for (const at of [0, 1]) expect(table.view(at)).toMatchObject({ length: 1 });
});
