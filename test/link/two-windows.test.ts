import { expect, test } from 'vitest';
import { HostedTable } from './support/hosted-table';
import { said } from './support/table';

const BEFORE = 1;
const NOW = 3;

test('of two windows of one phone the last one sits at the table, and the other is told so', () => {
  const table = new HostedTable();
  table.come(NOW, table.mallory);
  expect(said(table.heard(BEFORE), 'refused')).toMatchObject([{ because: 'other-window' }]);
  expect(said(table.heard(NOW), 'welcome')).toMatchObject([{ admitted: true }]);
  table.host.closed(BEFORE, table.now);
  const { lobby } = table.host.view.table ?? {};
  expect(lobby?.phones).toContainEqual(
    expect.objectContaining({ phone: table.mallory.phone, linked: true }),
  );
  expect(lobby?.seats[1]?.holder).toBe(table.mallory.phone);
});
