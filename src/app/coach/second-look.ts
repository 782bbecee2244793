import { randomFrom } from '../../kit/random';
import type { Action, Seat } from '../../kit/rules';
import type { Timeline } from '../../kit/timeline';
import { matterAt } from '../../match/matter';
import { thinker } from '../computers/thinker';

/**
 * The chance to win, 0 … 1, that a seat has after its action in the position after `entries` entries, by a
 * look at the position it leads to. What chance does on the way is imagined: the person is told nothing that
 * nobody can know.
 */
export async function worthAfter(
  timeline: Timeline,
  entries: number,
  seat: Seat,
  action: Action,
  ms: number,
): Promise<number | null> {
  const { rules, header } = timeline;
  const seed = `look ${header.id} ${entries} ${action}`;
  const state = timeline.stateAt(entries);
  rules.imagine(state, seat, randomFrom(seed));
  rules.play(state, action);
  const next = rules.toAct(state);
  if (next === null) return rules.standing(state).ranking?.[0] === seat ? 1 : 0;
  const here = matterAt(timeline, entries);
  const matter = { ...here, position: rules.pack(state), line: [...here.line, action] };
  const question = { seat: next, budget: { ms }, seed };
  const thought = await thinker.think(matter, question, new AbortController().signal);
  return thought?.worth[seat] ?? null;
}
