import { randomFrom } from '../../kit/random';
import type { Action, Seat } from '../../kit/rules';
import { sharesOfWin } from '../../kit/standing';
import type { Timeline } from '../../kit/timeline';
import { searchPositionAt } from '../../match/search-position';
import { thinker } from './thinker';

/**
 * The win probability, 0 … 1, of a seat after these actions of its turn, played in the position after `entries`
 * entries, from a search of the resulting position. Random draws on the way are drawn again, because the person must
 * not learn their results. Null where the actions are not legal after these draws.
 */
export async function worthAfter(
  timeline: Timeline,
  entries: number,
  seat: Seat,
  actions: readonly Action[],
  ms: number,
): Promise<number | null> {
  const { rules, header } = timeline;
  const seed = `look ${header.id} ${entries} ${actions.join(' ')}`;
  const state = timeline.stateAt(entries);
  rules.determinize(state, seat, randomFrom(seed));
  for (const action of actions) {
    if (rules.refusal(state, action)) return null;
    rules.play(state, action);
  }
  const next = rules.toAct(state);
  if (next === null) return sharesOfWin(rules.standing(state))[seat] ?? 0;
  const here = searchPositionAt(timeline, entries);
  const position = { ...here, position: rules.pack(state), line: [...here.line, ...actions] };
  // The next seat decides, and the search knows no more than the one that asks.
  const question = { seat: next, knows: seat, budget: { ms }, seed };
  const thought = await thinker.think(position, question, new AbortController().signal);
  return thought?.worth[seat] ?? null;
}
