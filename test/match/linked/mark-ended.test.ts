import { expect, test } from 'vitest';
import { isEndedEarly } from '../../../src/archive/matches';
import { markEnded } from '../../../src/match/linked/mark-ended';
import { HostedTable } from '../../link/support/hosted-table';
import { phone } from '../phone';

test('a match that the host has ended early is in the lists as ended at the host’s time, until the host continues it', async () => {
  const { tab, begin } = phone();
  const deps = await tab();
  const match = await begin(deps);
  const { id } = match.header;
  const { table } = new HostedTable().host.view;
  if (!table) throw new Error('no table');
  const mark = (at: number | null, of = table.lobby.match) =>
    markEnded(
      id,
      { lobby: table.lobby, ended: { match: of, at, by: table.host } },
      { matchDeps: async () => deps },
    );
  await mark(9000);
  expect(await isEndedEarly(deps.archive, id)).toBe(true);
  expect((await deps.archive.matches.get(id))?.ended).toBe(9000);
  await mark(null);
  expect(await isEndedEarly(deps.archive, id)).toBe(false);
  // What was said of the match before it concerns no other.
  await mark(9000, 7);
  expect(await isEndedEarly(deps.archive, id)).toBe(false);
});
