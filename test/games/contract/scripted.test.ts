import { describe, expect, test } from 'vitest';
import { scriptedPlayers } from '../../../src/games/scripted-players';
import { randomFrom } from '../../../src/kit/random';
import type { Action, AnyRules, Seat } from '../../../src/kit/rules';
import type { AnyScriptedPlayer } from '../../../src/kit/scripted-player';
import { sharesOfWin } from '../../../src/kit/standing';
import { amount } from '../../support/circle';
import { games } from './games';
import { bytesOf, legalIn } from './states';
import type { Table } from './subject-type';

/** The last tables of a game are short ones. */
const MATCHES = amount({ test: 2, long: 4 });
/** Among random players a match may be won by luck. */
const LOST = 1;

const players = await Promise.all(
  games.map(async (game) => ({ ...game, scripted: (await scriptedPlayers[game.id]?.()) ?? null })),
);
const scripted = players.flatMap((game) =>
  game.scripted && game.advice ? [{ ...game, scripted: game.scripted, advice: game.advice }] : [],
);

/** What the player answers, which is legal and changes nothing. */
function asked(rules: AnyRules, player: AnyScriptedPlayer, state: object, seed: string): Action {
  const before = bytesOf(rules, state);
  const action = player.choose(state, randomFrom(seed));
  if (!before.equals(rules.pack(state))) throw new Error('the player has changed the state');
  if (rules.refusal(state, action)) throw new Error(`${action} is not legal`);
  return action;
}

describe.each(scripted)('$id: the scripted player', (game) => {
  const { rules, advice, subject } = game;

  /** The share of the win of a scripted player among random ones. */
  function played(table: Table<object>, seat: Seat): number {
    const state = table.begin();
    const random = randomFrom(`scripted ${table.name}`);
    for (let acts = rules.toAct(state), at = 0; acts !== null; acts = rules.toAct(state), at++)
      rules.play(
        state,
        acts === seat
          ? asked(rules, game.scripted, state, `${table.name} ${at}`)
          : advice.sample(state, random),
      );
    return sharesOfWin(rules.standing(state))[seat] ?? 0;
  }

  test('only plays what is legal, to the end, and beats random players', () => {
    let won = 0;
    for (const [match, table] of subject.tables.slice(-MATCHES).entries())
      won += played(table, match % rules.seats(table.begin()));
    expect(won).toBeGreaterThanOrEqual(Math.min(MATCHES, subject.tables.length) - LOST);
  });

  test('sees nothing that its seat cannot see', () => {
    const [table] = subject.tables;
    if (!table) throw new Error('there is no table');
    const state = table.begin();
    const random = randomFrom('unseen');
    for (let at = 0; at < 60 && rules.toAct(state) !== null; at++) {
      const seat = rules.toAct(state) ?? 0;
      const dealt = rules.clone(state);
      rules.determinize(dealt, seat, randomFrom(`dealt ${at}`));
      expect(legalIn(rules, dealt)).toEqual(legalIn(rules, state));
      expect(asked(rules, game.scripted, dealt, 'same')).toBe(
        asked(rules, game.scripted, state, 'same'),
      );
      rules.play(state, advice.sample(state, random));
    }
  });
});
