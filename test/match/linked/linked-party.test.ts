import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Trouble } from '../../../src/archive/trouble';
import type { Refusal } from '../../../src/kit/rules';
import type { LinkedTable } from '../../../src/link/linked-table';
import { Guest } from '../../../src/link/session/guest/guest';
import type { TableView } from '../../../src/link/session/view';
import { LinkedParty } from '../../../src/match/linked/linked-party';

/** A party whose table forwards what it is offered, or answers at once as the test requires. */
function seated({ full = null as Trouble | null } = {}) {
  const self = { phone: 'here', key: 'key', name: 'Here', app: '1', timeOfDay: () => 0 };
  const asked: { offered: number[]; answer: Refusal | null } = { offered: [], answer: null };
  const session = new Guest(self, null, null, 0);
  session.offer = (actions) => {
    asked.offered.push(...actions);
    return asked.answer;
  };
  // Only the parts of a table that a party needs: there are no links here.
  const table = { session, do: (task: (one: Guest, now: number) => unknown) => task(session, 0) };
  const party = new LinkedParty(
    () => table as unknown as LinkedTable,
    signal<TableView>(session.view),
    () => full,
    () => null,
  );
  return { party, asked };
}

test('an action is answered when it is confirmed, and a second tap before that is refused', async () => {
  const { party, asked } = seated();
  const first = party.offer([1]);
  expect(await party.offer([2])).toEqual({ because: 'busy' });
  expect(asked.offered).toEqual([1]);
  party.take({ notice: 'confirmed', number: 1 });
  expect(await first).toBeNull();
  const next = party.offer([2]);
  party.take({ notice: 'confirmed', number: 2 });
  expect(await next).toBeNull();
});

test('a refusal by the table is the answer, and the next tap is accepted', async () => {
  const { party, asked } = seated();
  asked.answer = { because: 'gathering' };
  expect(await party.offer([1])).toEqual({ because: 'gathering' });
  asked.answer = null;
  const next = party.offer([1]);
  party.take({ notice: 'confirmed', number: 1 });
  expect(await next).toBeNull();
});

test.each<[string, (party: LinkedParty) => void, object]>([
  [
    'the host refuses',
    (party) => party.take({ notice: 'declined', because: 'too-late' }),
    { because: 'too-late' },
  ],
  ['this phone cannot write', (party) => party.take({ notice: 'unstored' }), { trouble: 'full' }],
  ['another session is in charge', (party) => party.sessionReplaced(), { because: 'log-changed' }],
  ['this phone leaves the table', (party) => party.left(), { because: 'left' }],
])(
  'where %s, the player who has tapped is told, and nothing waits any more',
  async (_, happen, answer) => {
    const { party } = seated({ full: { trouble: 'full', detail: '' } });
    const tapped = party.offer([1]);
    happen(party);
    expect(await tapped).toMatchObject(answer);
    const next = party.offer([1]);
    party.take({ notice: 'confirmed', number: 1 });
    expect(await next).toBeNull();
  },
);
