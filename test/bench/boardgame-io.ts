import type { Game, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Action } from '../../src/kit/rules';
import { fresh, game, SEATS } from './positions';

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

/** Our rules as a game of boardgame.io, as its handbook would have it: a move a turn, and whose turn it is next. */
function adapted(seed: string): Game<Boxed> {
  return {
    setup: () => ({ box: new Box(fresh(seed)) }),
    seed,
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
    endIf: ({ G }) => game.toAct(G.box.state) === null || undefined,
  };
}

/** Plays a match through boardgame.io's own reducer by what `choose` picks; returns its number of actions. */
export function playThroughReducer(seed: string, choose: (state: object) => Action): number {
  const config = adapted(seed);
  const reduce = CreateGameReducer({ game: config });
  let state: State<Boxed> = InitializeGame({ game: config, numPlayers: SEATS });
  let actions = 0;
  while (state.ctx.gameover === undefined) {
    const args = [choose(state.G.box.state)];
    const payload = { type: 'play', args, playerID: state.ctx.currentPlayer, credentials: '' };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
    actions++;
  }
  return actions;
}
