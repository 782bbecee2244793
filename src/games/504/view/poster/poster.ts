import { figureAt } from '../../../../kit/figure-at';
import type { SeatPlan } from '../../../../kit/header';
import type { Poster } from '../../../../ui/game-view';
import { rules } from '../../rules';
import type { State } from '../../rules/state/state';
import { miniature } from '../miniature';
import { SIGN } from '../picture-ink';

/** The map at the end, and what was scored in play and at the end. */
export async function posterOf(state: State, seats: readonly SeatPlan[]): Promise<Poster> {
  const { scores } = rules.standing(state);
  const inPlay = scores.map((total, seat) =>
    state.world.company ? 0 : Math.min(total, figureAt(state.vp, seat)),
  );
  // Where all was scored in play, or all at the end, the total says it.
  const isSum = scores.some((total, seat) => {
    const played = figureAt(inPlay, seat);
    return played > 0 && played < total;
  });
  return {
    map: miniature(state, [], seats),
    sums: scores.map((total, seat) =>
      [
        { sign: '=', ...SIGN, points: figureAt(inPlay, seat) },
        { sign: '+', ...SIGN, points: total - figureAt(inPlay, seat) },
      ].filter(({ points }) => isSum && points > 0),
    ),
  };
}
