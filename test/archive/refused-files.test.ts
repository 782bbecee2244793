import { expect, test } from 'vitest';
import { SEAT_COLORS } from '../../src/kit/header';
import { people } from '../tiny-game/header';
import { freshArchive } from './archives';
import { type Change, filed, importInto, isEmpty } from './filed';

const undo = { do: 'undo', seat: 0, plies: 1, fingerprint: '0', at: 1 };
const dance = { do: 'dance', seat: 0, fingerprint: '0', at: 1 };
const crowd = SEAT_COLORS.map((colour) => ({ ...people(1)[0], colour }));

test.each<[string, Change, object]>([
  [
    'an illegal action',
    [['entries', 6, 'action', 'take'], 9],
    { entry: 7, at: 'entries[6]', reason: { because: 'not-1-to-3' } },
  ],
  [
    'another action',
    [['entries', 6, 'action', 'take'], 2],
    { entry: 7, at: 'entries[6].fingerprint' },
  ],
  ['an action out of turn', [['entries', 1, 'seat'], 0], { entry: 2, at: 'entries[1].seat' }],
  ['an entry left out', [['entries', 3], undefined], { entry: 4, at: 'entries[3].seat' }],
  ['an undo past chance', [['entries', 25], undo], { entry: 26, at: 'entries[25].do' }],
  ['another seed', [['header', 'seed'], 'lucky'], { refused: 'entry' }],
  [
    'options that the game has not',
    [['header', 'options', 'heap'], 1],
    { refused: 'set-up', at: 'header.options.heap' },
  ],
  ['too many seats', [['header', 'seats'], crowd], { refused: 'set-up', at: 'header.seats' }],
  ['an unknown game', [['header', 'game'], 'chess'], { refused: 'unknown-game', game: 'chess' }],
  ['an entry of no kind', [['entries', 2], dance], { refused: 'form', at: 'entries[2].do' }],
  ['an entry that is a number', [['entries', 25], 7], { refused: 'form', at: 'entries[25]' }],
  [
    'a player of no kind',
    [['header', 'seats', 1, 'player', 'kind'], 'oracle'],
    { refused: 'form', at: 'header.seats[1].player.kind' },
  ],
  [
    'an unknown color',
    [['header', 'seats', 1, 'colour'], 'url(x)'],
    { refused: 'form', at: 'header.seats[1].colour' },
  ],
  [
    'an endless name',
    [['header', 'seats', 1, 'name'], 'A'.repeat(81)],
    { refused: 'form', at: 'header.seats[1].name' },
  ],
  ['an id that is a path', [['header', 'id'], '../../etc'], { refused: 'form', at: 'header.id' }],
  ['no header', [['header'], undefined], { refused: 'form', at: 'header' }],
  ['no entries', [['entries'], undefined], { refused: 'form', at: 'entries' }],
  ['a title that is no text', [['title'], {}], { refused: 'form', at: 'title' }],
  [
    'a later format',
    [['version'], 2],
    {
      refused: 'form',
      at: 'version',
      reason: { problem: 'newer-format', at: 'version', version: 2 },
    },
  ],
  ['another format', [['format'], 'pgn'], { refused: 'form', at: 'format' }],
  ['a list', [[], [1]], { refused: 'form' }],
  ['nothing', [[], null], { refused: 'form' }],
])(
  'a file with %s is refused with the place, and nothing is imported',
  async (_, change, refusal) => {
    const archive = await freshArchive();
    expect(await importInto(archive, await filed(change))).toMatchObject(refusal);
    expect(await isEmpty(archive)).toBe(true);
  },
);

test('one bad match among good ones: nothing is imported, and the refusal gives match and entry', async () => {
  const archive = await freshArchive();
  const good = JSON.parse(await filed());
  const bad = JSON.parse(
    await filed([['header', 'id'], 'm2'], [['entries', 4, 'action', 'take'], 4]),
  );
  const file = { format: 'roundhouse-archive', version: 1, matches: [good, bad, good] };
  expect(await importInto(archive, JSON.stringify(file))).toEqual({
    refused: 'entry',
    at: 'matches[1].entries[4]',
    match: 2,
    entry: 5,
    design: null,
    game: 'beans',
    reason: { because: 'not-1-to-3' },
  });
  expect(await isEmpty(archive)).toBe(true);
});

test.each<[string, object, object]>([
  [
    'what its game refuses',
    { game: 'tiny', setting: 'heap', design: { heap: 3 } },
    { refused: 'design', at: 'designs[1].design.heap', reason: { problem: 'not-a-heap' } },
  ],
  [
    'an unknown game',
    { game: 'chess', setting: 'heap', design: {} },
    { refused: 'unknown-game', at: 'designs[1].game', game: 'chess' },
  ],
])('a design that is %s: not even the matches are imported', async (_, bad, refusal) => {
  const archive = await freshArchive();
  const good = { game: 'tiny', setting: 'heap', design: { heap: 'mine' } };
  const matches = [JSON.parse(await filed())];
  const file = { format: 'roundhouse-archive', version: 2, matches, designs: [good, bad] };
  expect(await importInto(archive, JSON.stringify(file))).toMatchObject({
    match: null,
    entry: null,
    design: 2,
    ...refusal,
  });
  expect(await isEmpty(archive)).toBe(true);
});

test('a design without a game is not a valid file', async () => {
  const archive = await freshArchive();
  const file = { format: 'roundhouse-archive', version: 2, matches: [], designs: [{ design: {} }] };
  expect(await importInto(archive, JSON.stringify(file))).toMatchObject({
    refused: 'form',
    at: 'designs[0].game',
  });
});

test('a disk that fills up during import: nothing is stored', async () => {
  const archive = await freshArchive();
  archive.positions.hook('creating', () => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  expect(await importInto(archive, await filed())).toMatchObject({ trouble: 'full' });
  expect(await isEmpty(archive)).toBe(true);
});
