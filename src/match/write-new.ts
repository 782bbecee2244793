import { createMatch } from '../archive/matches';
import { summarise } from '../archive/summary';
import type { Trouble } from '../archive/trouble';
import type { MatchHeader } from '../kit/header';
import type { AnyReader } from '../kit/reader';
import { type AnyRules, isProblem, type Problem } from '../kit/rules';
import { Timeline } from '../kit/timeline';
import type { MatchDeps } from './live-match';

/** Writes a match with nothing played; null when it is there. `reader` as `Timeline.begin` wants it. */
export async function writeNew(
  header: MatchHeader,
  rules: AnyRules,
  reader: AnyReader | null,
  deps: MatchDeps,
): Promise<Problem | Trouble | null> {
  const timeline = Timeline.begin(rules, header, reader);
  if (isProblem(timeline)) return timeline;
  const draw = (await deps.draw?.(header.game)) ?? null;
  return createMatch(deps.archive, timeline.header, summarise(rules, timeline.state, 0, draw));
}
