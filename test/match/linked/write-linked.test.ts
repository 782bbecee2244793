import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../src/games/catalogue';
import { usa } from '../../../src/games/mini-express/data/usa';
import type { MatchHeader } from '../../../src/kit/header';
import type { JsonObject } from '../../../src/kit/json';
import { isProblem } from '../../../src/kit/rules';
import { readMessage, writeMessage } from '../../../src/link/messages/wire';
import { beginMatch } from '../../../src/match/begin-match';
import { continueFrom } from '../../../src/match/continue-from';
import { writeLinked } from '../../../src/match/linked/agreed-log';
import type { MatchDeps } from '../../../src/match/live-match';
import { openMatch } from '../../../src/match/open-match';
import { freshArchive, sound } from '../../archive/archives';
import { charterOf } from '../../link/support/table';
import { people } from '../../tiny-game/header';

const own = JSON.parse(JSON.stringify({ ...usa, id: 'mine', status: 'own' })) as JsonObject;

async function phone(): Promise<MatchDeps> {
  const entry = (game: string) => catalogue.find(({ id }) => id === game);
  return {
    archive: await freshArchive(),
    rules: async (game) => (await entry(game)?.rules()) ?? null,
    reader: async (game) => (await entry(game)?.reader()) ?? null,
    locks: null,
  };
}

async function begun(deps: MatchDeps, board: JsonObject | string) {
  const plan = { game: 'mini-express', options: { board }, seats: people(3) };
  return sound(await beginMatch(plan, deps));
}

/** As it arrives at another phone. */
function sent({ seats, ...header }: MatchHeader): MatchHeader {
  const text = writeMessage({
    say: 'start',
    match: 1,
    charter: charterOf('a', 'b'),
    header: { ...header, seats: [...seats] },
  });
  const read = readMessage(text);
  if (isProblem(read) || read.say !== 'start') throw new Error('not understood');
  return read.header;
}

describe('a match that comes from another phone', () => {
  test('on a user’s board includes the board', async () => {
    const [here, there] = [await phone(), await phone()];
    const match = await begun(here, own);
    expect(await writeLinked(sent(match.header), there)).toBeNull();
    const theirs = sound(await openMatch(match.header.id, there));
    expect(theirs.header.options.board).toMatchObject({ id: 'mine', status: 'own' });
    expect(theirs.rules.pack(theirs.state.value)).toEqual(match.rules.pack(match.state.value));
    match.close();
    theirs.close();
  });

  test('on a board that cannot be played is not written', async () => {
    const [here, there] = [await phone(), await phone()];
    const match = await begun(here, own);
    const header = sent(match.header);
    const broken = { ...header, options: { ...header.options, board: { ...own, hexes: [] } } };
    expect(isProblem(await writeLinked(broken, there))).toBe(true);
    expect(await there.archive.matches.count()).toBe(0);
    match.close();
  });

  test('and begins from a position is written only with the log that leads there', async () => {
    const [here, there] = [await phone(), await phone()];
    const match = await begun(here, 'usa');
    const next = sound(await continueFrom(match, 0, here));
    const { reachedBy, ...bare } = sent(next.header);
    expect(reachedBy).toHaveLength(1);
    expect(isProblem(await writeLinked(bare, there))).toBe(true);
    const elsewhere = { ...bare, reachedBy: [{ seed: 'another', actions: [{ do: 'pass' }] }] };
    expect(isProblem(await writeLinked(elsewhere, there))).toBe(true);
    expect(await there.archive.matches.count()).toBe(0);
    expect(await writeLinked(sent(next.header), there)).toBeNull();
    match.close();
    next.close();
  });

  test('and was imported from a file before is the same match, in which undo is asked for', async () => {
    const [here, there] = [await phone(), await phone()];
    const match = await begun(here, 'usa');
    const header = sent({ ...match.header, undo: 'asked' });
    expect(await writeLinked(match.header, there)).toBeNull();
    expect(await writeLinked(header, there)).toBeNull();
    const theirs = sound(await openMatch(header.id, there));
    expect(theirs.header).toEqual(header);
    match.close();
    theirs.close();
  });
});
