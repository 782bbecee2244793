import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { arena } from '../../../src/engine/arena/command';
import { type Contest, seating } from '../../../src/engine/arena/contest';
import { loadGame, playMatch } from '../../../src/engine/arena/play-match';
import { readArgs } from '../../../src/engine/arena/read-args';
import { tally } from '../../../src/engine/arena/tally';
import { replayed } from '../../../src/engine/set-up';
import { catalogue } from '../../../src/games/catalogue';
import { readFileText } from '../../../src/kit/match-file';
import { unwrap } from '../../../src/kit/result';
import { isProblem } from '../../../src/kit/rules';
import { chooserFor } from '../../../src/players/chooser';

const contestOf = (...args: string[]): Contest => {
  const { tables, matches, seed, options } = readArgs(['--matches', '4', ...args]);
  return { game: 'mini-express', options, players: tables[0] ?? [], matches, seed };
};

test('every player has every seat equally often, and each rotation shares one seed', () => {
  const seats = [0, 1, 2].map((match) => seating(match, 3));
  for (const seat of [0, 1, 2])
    expect(seats.map((seated) => seated[seat]).sort()).toEqual([0, 1, 2]);
  for (const seated of seats) expect([...seated].sort()).toEqual([0, 1, 2]);
});

describe('a match', () => {
  const contest = contestOf('--seats', 'search:20,greedy,random');

  test('is the same again, whichever thread plays it', async () => {
    const game = await loadGame(catalogue, contest.game);
    const result = await playMatch(game, contest, 2, null);
    await playMatch(game, contest, 1, null);
    expect(await playMatch(game, contest, 2, null)).toEqual(result);
    expect(result.places.map((place) => place - 1).sort()).toEqual([0, 1, 2]);
  });

  /** Plays one, and replays it from its file. */
  async function filed(match: number) {
    const game = await loadGame(catalogue, contest.game);
    const { file, scores } = await playMatch(game, contest, match, 1_000);
    const read = readFileText(file ?? '');
    if (isProblem(read) || !read.matches[0]) throw new Error('no match');
    return { game, scores, timeline: unwrap(replayed(game, read.matches[0])) };
  }

  test('can be written as a file that replays to the same scores', async () => {
    const { game, scores, timeline } = await filed(1);
    const names = timeline.header.seats.map(({ name }) => name);
    expect(names).toEqual(['greedy', 'random', 'search:20']);
    const { scores: again } = game.rules.standing(timeline.state);
    expect(again).toEqual([scores[1], scores[2], scores[0]]);
  });

  test.each([0, 1, 2])('%i is searched by the seat of the search player alone', async (match) => {
    const { game, timeline } = await filed(match);
    const line = timeline.line().map(({ action }) => action);
    const [player] = contest.players;
    if (!player) throw new Error('no players');
    const searches = async (seat: number) => {
      const choose = chooserFor(player.spec, game, seat, `${contest.seed} ${match} ${seat}`);
      const state = timeline.stateAt(0);
      for (const [ply, action] of line.entries()) {
        const acts = game.rules.toAct(state) === seat;
        if (acts && (await choose(state, line.slice(0, ply))) !== action) return false;
        game.rules.play(state, action);
      }
      return true;
    };
    const found = await Promise.all([0, 1, 2].map(searches));
    expect(found).toEqual(seating(match, 3).map((seated) => seated === 0));
  });

  test('alone against the automa counts the automa as the other player', async () => {
    const solo = contestOf('--seats', 'greedy', '--options', '{"mode":"solo"}');
    const game = await loadGame(catalogue, solo.game);
    const results = [await playMatch(game, solo, 0, null), await playMatch(game, solo, 1, null)];
    expect(tally(solo, results).map(({ name, even }) => [name, even])).toEqual([
      ['greedy', 0.5],
      ['automa', 0.5],
    ]);
  });
});

test('players with the same name are counted together', () => {
  const contest = contestOf('--seats', 'random,greedy,random');
  const results = [
    { match: 0, places: [1, 2, 3], scores: [9, 5, 1], file: null },
    { match: 1, places: [2, 3, 1], scores: [5, 3, 7], file: null },
    { match: 2, places: [3, 1, 2], scores: [2, 10, 3], file: null },
    { match: 3, places: [1, 3, 2], scores: [2, 0, 3], file: null },
  ];
  const [random, greedy] = tally(contest, results);
  expect(random).toMatchObject({ name: 'random', won: { share: 0.75 }, even: 2 / 3, meanScore: 4 });
  expect(greedy).toMatchObject({ name: 'greedy', won: { share: 0.25 }, meanScore: 4.5 });
});

test('a shared first place is part of a win', () => {
  const contest = contestOf('--seats', 'random,greedy,random');
  const results = [{ match: 0, places: [1, 1, 3], scores: [5, 5, 1], file: null }];
  expect(tally(contest, results).map(({ won }) => won.share)).toEqual([0.5, 0.5]);
});

test.each([
  [[]],
  [['--seats', 'search:genius']],
  [['--seats', 'search:0']],
  [['--seats', 'greedy,']],
  [['--seats', 'greedy', '--matches', 'many']],
  [['--seats', 'greedy', '--options', '[1]']],
  [['--seats', 'greedy', '--colour', 'red']],
])('what cannot be understood is said: %j', (args) => {
  expect(() => readArgs(args)).toThrow(/./);
});

test.each([
  [['--seats', 'search:genius'], 'search:genius'],
  [['--seats', 'greedy', '--game', 'chess'], 'chess'],
  [['--seats', 'greedy', '--across', 'weather'], 'weather'],
])('the command ends with 1 and a sentence about %j', async (args, named) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  // It plays nothing, so no thread is started.
  expect(await arena(args, new URL(import.meta.url))).toBe(1);
  expect(said.mock.calls).toEqual([[expect.stringContaining(named)]]);
});
