import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Trouble } from '../../src/archive/trouble';
import type { Refusal } from '../../src/kit/rules';
import type { LinkedTable } from '../../src/link/linked-table';
import { Guest } from '../../src/link/session/guest/guest';
import type { TableView } from '../../src/link/session/view';
import { LinkedParty } from '../../src/match/linked-party';

/** A party whose table passes on what it is offered, or answers at once as the test says. */
function seated({ full = null as Trouble | null } = {}) {
  const self = { phone: 'here', key: 'key', name: 'Here', app: '1' };
  const asked: { offered: number[]; answer: Refusal | null } = { offered: [], answer: null };
  const session = new Guest(self, null, null, 0);
  session.offer = (action) => {
    asked.offered.push(action);
    return asked.answer;
  };
  // As much of a table as a party needs: nothing here has links.
  const table = { session, do: (deed: (one: Guest, now: number) => unknown) => deed(session, 0) };
  const party = new LinkedParty(
    () => table as unknown as LinkedTable,
    signal<TableView>(session.view),
    () => full,
    () => null,
  );
  return { party, asked };
}

test('an action is answered once it is confirmed, and a second tap meanwhile is refused', async () => {
  const { party, asked } = seated();
  const first = party.offer(1);
  expect(await party.offer(2)).toEqual({ because: 'busy' });
  expect(asked.offered).toEqual([1]);
  party.told({ notice: 'confirmed', number: 1 });
  expect(await first).toBeNull();
  const next = party.offer(2);
  party.told({ notice: 'confirmed', number: 2 });
  expect(await next).toBeNull();
});

test('what the table refuses at once is the answer, and the next tap is heard', async () => {
  const { party, asked } = seated();
  asked.answer = { because: 'gathering' };
  expect(await party.offer(1)).toEqual({ because: 'gathering' });
  asked.answer = null;
  const next = party.offer(1);
  party.told({ notice: 'confirmed', number: 1 });
  expect(await next).toBeNull();
});

test.each<[string, (party: LinkedParty) => void, object]>([
  [
    'the host says no',
    (party) => party.told({ notice: 'declined', because: 'too-late' }),
    { because: 'too-late' },
  ],
  ['this phone cannot write', (party) => party.told({ notice: 'unstored' }), { trouble: 'full' }],
  ['another session is in charge', (party) => party.changed(), { because: 'log-changed' }],
  ['this phone leaves the table', (party) => party.left(), { because: 'left' }],
])('where %s, whoever has tapped is told, and nobody waits any more', async (_, happen, answer) => {
  const { party } = seated({ full: { trouble: 'full', detail: '' } });
  const tapped = party.offer(1);
  happen(party);
  expect(await tapped).toMatchObject(answer);
  const next = party.offer(1);
  party.told({ notice: 'confirmed', number: 1 });
  expect(await next).toBeNull();
});
