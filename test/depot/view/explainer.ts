import { lookAhead } from '../../../src/kit/look-ahead';
import type { Action, Seat } from '../../../src/kit/rules';
import type { Language } from '../../../src/kit/words';
import type { MoveExplainer } from '../../../src/ui/game-view';
import { GOODS } from '../data/goods';
import { rules } from '../rules';
import type { State } from '../rules/state';
import { texts } from '../words/texts';
import type { Words } from '../words/words';
import { nameLine } from './name-line';

/** What the coach says about this game in a language. */
export async function explainerIn(language: Language): Promise<MoveExplainer<State>> {
  const words = await texts[language].words.fetch();
  return {
    move: (state, actions) => nameLine(state, actions, words),
    reasons: (state, actions, seat) => reasonsFor(state, actions, seat, words),
  };
}

/** What it brings, what it draws (but not which card), and what it does to the prices. */
function reasonsFor(
  state: State,
  actions: readonly Action[],
  seat: Seat,
  { table, good }: Words,
): readonly string[] {
  const { after, events } = lookAhead(rules, state, actions).upToChance;
  const by = (after.score[seat] ?? 0) - (state.score[seat] ?? 0);
  const reasons = [
    ...(by === 0 ? [] : [table.reason.score(by)]),
    ...(events.some(({ event }) => event === 'draw') ? [table.reason.draw] : []),
    ...GOODS.flatMap((id, at) => {
      const [from = 0, to = 0] = [state.prices[at], after.prices[at]];
      return from === to ? [] : table.reason.price(good[id], from, to);
    }),
  ];
  return reasons.length > 0 ? reasons : [table.reason.quiet];
}
