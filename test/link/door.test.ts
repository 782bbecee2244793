import { expect, test } from 'vitest';
import { HostedTable } from './support/hosted-table';
import { said, selfNamed } from './support/table';

test('whom others keep from the door is not told that the table is full', () => {
  const table = new HostedTable();
  const strangers = Array.from({ length: 9 }, (_, at) => selfNamed(`stranger ${at}`));
  for (const [at, stranger] of strangers.entries()) table.come(10 + at, stranger);
  const refused = strangers.flatMap((_, at) => said(table.heard(10 + at), 'refused'));
  expect(refused.map(({ because }) => because)).toContain('crowded');
  expect(refused.map(({ because }) => because)).not.toContain('full');
});

test('a hundred strangers who say nothing are shown out', () => {
  const table = new HostedTable();
  for (let link = 10; link < 110; link++) table.connect(link);
  for (let second = 0; second < 12; second++) {
    table.now += 1000;
    table.host.tick(table.now);
  }
  const closed = table.settle().flatMap((effect) => (effect.effect === 'close' ? effect.link : []));
  expect(closed).toHaveLength(100);
});
