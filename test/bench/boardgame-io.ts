import type { Game, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Action } from '../../src/kit/rules';
import { miniExpress } from './mini-express';
import { fresh } from './subject';

const { rules: game, seats } = miniExpress;
const listed = new Int32Array(game.max);

function legal(state: object): readonly Action[] {
  return Array.from(listed.subarray(0, game.list(state, listed)));
}

/** Keeps Immer away from our state: it can neither draft nor freeze typed arrays. */
class Box {
  readonly state: object;
  constructor(state: object) {
    this.state = state;
  }
}
interface Boxed {
  readonly box: Box;
}

/**
 * Our rules as a game of boardgame.io, as its handbook would have it, beginning from a position: a move a turn,
 * and whose turn it is next.
 */
function adapted(start: object): Game<Boxed> {
  return {
    setup: () => ({ box: new Box(start) }),
    seed: 'boardgame.io',
    turn: {
      maxMoves: 1,
      order: {
        first: ({ G }) => game.toAct(G.box.state) ?? 0,
        next: ({ G }) => game.toAct(G.box.state) ?? 0,
      },
    },
    moves: {
      play: ({ G }, action: Action) => {
        if (game.refusal(G.box.state, action)) return INVALID_MOVE;
        const next = game.clone(G.box.state);
        game.play(next, action);
        return { box: new Box(next) };
      },
    },
    endIf: ({ G }) => {
      const [winner] = game.standing(G.box.state).ranking ?? [];
      return winner === undefined ? undefined : { winner: String(winner) };
    },
  };
}

/** Plays a match through boardgame.io's own reducer by what `choose` picks; returns its number of actions. */
export function playThroughReducer(seed: string, choose: (state: object) => Action): number {
  const config = adapted(fresh(miniExpress, seed));
  const reduce = CreateGameReducer({ game: config });
  let state: State<Boxed> = InitializeGame({ game: config, numPlayers: seats });
  let actions = 0;
  while (state.ctx.gameover === undefined) {
    const args = [choose(state.G.box.state)];
    const payload = { type: 'play', args, playerID: state.ctx.currentPlayer, credentials: '' };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
    actions++;
  }
  return actions;
}

/** Lets the bot of boardgame.io think about a position, by so many of its playouts to the end. */
export async function thinkAsBot(start: object, playouts: number): Promise<void> {
  const config = adapted(start);
  const bot = new MCTSBot({
    game: config,
    enumerate: ({ box }: Boxed) =>
      legal(box.state).map((action) => ({ move: 'play', args: [action] })),
    iterations: playouts,
    playoutDepth: 1000,
    seed: 'bot',
  });
  const state: State<Boxed> = InitializeGame({ game: config, numPlayers: seats });
  const { action } = await bot.play(state, state.ctx.currentPlayer);
  if (!action) throw new Error('the bot found nothing to do');
}
