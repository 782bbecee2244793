import fc from 'fast-check';
import { expect, test } from 'vitest';
import { header, people } from '../tiny-game/header';
import { HostedTable } from './support/hosted-table';
import { GuestSeat } from './support/seat';
import {
  charterOf,
  digest,
  digestsOf,
  entriesOf,
  packed,
  selfNamed,
  timelineOf,
} from './support/table';

const MALLORY = 1;

const start = timelineOf();
const entries = packed(entriesOf(start, 1, 2, 3));
const charter = charterOf('host', 'mallory', 'host');
const digests = digestsOf(start, charter, entriesOf(start, 1, 2, 3));
const { phone } = selfNamed('mallory');
const { key } = selfNamed('mallory');
const bits = 'b'.repeat(22);
const signature = 's'.repeat(86);
const { seats, ...rest } = header();
const plans = people(3).map((plan) => ({ ...plan }));

/** Messages as phones of ours send them, true of the match at hand as far as they can be. */
const sound: readonly unknown[][] = [
  ['hello', 3, '1', key, 'mallory', bits, null, 1, true, 9, 1],
  ['challenge', key, bits],
  ['prove', bits, signature],
  ['refused', 'dropped', '1'],
  ['welcome', signature, bits, 1, 3, 1, true, 'beans', 1, { heap: 'large', die: true }, false, ''],
  [
    'lobby',
    50,
    1,
    null,
    { is: 'begun', shares: [] },
    [{ phone, key, name: 'x', linked: true }],
    plans.map((plan) => ({ plan, holder: phone })),
    [{ number: 0, seat: 0, holder: phone, level: null, consents: [[phone, signature]] }],
  ],
  [
    'lobby',
    51,
    2,
    'ACE349',
    {
      is: 'reveal',
      attempt: 1,
      commits: [[phone, digest('x'), signature]],
      shares: [[phone, 'x'.repeat(22)]],
    },
    [],
    plans.map((plan) => ({ plan, holder: null })),
    [],
  ],
  ['claim', 0, 'mallory', 0, signature],
  ['release', 0, 0, signature],
  ['ask-seat', 0, 0, phone, null],
  ['answer-seat', 0, 0, signature],
  ['claim', 2, 'mallory', 0, signature],
  ['commit', 1, digest('x'), signature],
  ['reveal', 1, 'x'.repeat(22)],
  ['start', 1, { ...rest, seats: plans }, charter],
  ['propose', 1, digests[0], 0, '', [1], [signature]],
  ['propose', 1, digests[0], 1, '', [2], [signature]],
  ['declined', 1, 'illegal'],
  ['played', 1, digests[0], 0, [entries[0]]],
  [
    'have',
    1,
    3,
    [
      [3, digests[3]],
      [0, digests[0]],
    ],
    false,
  ],
  ['previous', 'm1', [[0, digests[0]]]],
  ['previous-end', 'm1', 0, entries],
  ['want', 1],
  ['entries', 1, entries],
  ['ask-undo', 0, 'undo', 'step', phone, '', signature],
  ['answer-undo', 0, true],
  ['undo-over', 0, null],
  ['talk', phone, 'train'],
  ['ping', 3, 1, [3, digests[3]], signature],
  ['vouched', phone, 1, [1, digests[1]], signature],
  ['pong', 3, [3, digests[3]]],
  ['ended', 1, 1000, phone],
  ['was-dropped', phone, 'too-often'],
  ['host-is-now', 5, phone],
];

const spoilt = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1,
    2,
    15,
    16,
    1.5,
    1e308,
    2 ** 53,
    '',
    '__proto__',
    'constructor',
    [],
    {},
  ),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
  fc.string({ maxLength: 300 }),
);

/** Replaces, removes or doubles something somewhere in a message. */
function spoil(json: unknown, path: readonly number[], value: unknown, how: number): unknown {
  if (typeof json !== 'object' || json === null || path.length === 0) return value;
  const [step = 0, ...further] = path;
  const keys = Object.keys(json);
  const at = keys[step % Math.max(keys.length, 1)];
  if (at === undefined) return value;
  const list = Object.entries(json).flatMap(([name, item]): [string, unknown][] => {
    if (name !== at) return [[name, item]];
    if (how === 0 && further.length === 0) return [];
    if (how === 1 && further.length === 0)
      return [
        [name, item],
        [`${name}x`, item],
      ];
    return [[name, spoil(item, further, value, how)]];
  });
  return Array.isArray(json) ? list.map(([, item]) => item) : Object.fromEntries(list);
}

const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...sound).map((message) => JSON.stringify(message)) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...sound), fc.array(fc.nat(30), { maxLength: 4 }), spoilt, fc.nat(5))
      .map(([message, path, value, how]) => JSON.stringify(spoil(message, path, value, how)) ?? ''),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.nat(3), fc.nat(4), fc.nat(4), fc.string({ maxLength: 30 }))
      .map(([id, index, total, piece]) => `~${id}.${index}.${total}~${piece}`),
  },
);

/** No more than a phone may send before it is dropped, so that every one of them is heard. */
const flood = fc.array(text, { minLength: 8, maxLength: 8 });

test('no text from a guest changes the match or another’s seat, or makes the host stumble', () => {
  let count = 0;
  fc.assert(
    fc.property(flood, (texts) => {
      const table = new HostedTable();
      const before = table.state;
      for (const one of texts) {
        table.send(MALLORY, one);
        table.now += 500;
        table.host.tick(table.now);
        table.settle();
        count++;
      }
      expect(table.deeds).toEqual([]);
      expect(table.state).toEqual(before);
      expect(table.host.offer([1], table.now)).toBeNull();
    }),
    { numRuns: 650 },
  );
  expect(count).toBeGreaterThanOrEqual(5000);
});

test('no text from a host brings anything into a guest’s match but what the rules allow', () => {
  let count = 0;
  fc.assert(
    fc.property(flood, fc.boolean(), (texts, begun) => {
      const seat = begun
        ? new GuestSeat().welcome().lobby({ is: 'begun', shares: [] }).start(header())
        : new GuestSeat();
      for (const one of texts) {
        seat.send(one);
        seat.wait(500);
        count++;
      }
      const written = timelineOf();
      for (const effect of seat.effects) {
        if (effect.effect !== 'store') continue;
        expect(effect.keep).toBe(written.length);
        for (const entry of effect.agreed.entries.slice(effect.keep))
          expect(written.append(entry)).toBeNull();
      }
      expect(seat.guest.view.length).toBe(written.length);
    }),
    { numRuns: 650 },
  );
  expect(count).toBeGreaterThanOrEqual(5000);
});
