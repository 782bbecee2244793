import { createMatch } from '../archive/matches';
import { summarise } from '../archive/summary';
import type { Trouble } from '../archive/trouble';
import type { MatchHeader } from '../kit/header';
import type { AnyReader } from '../kit/reader';
import type { AnyRules, Problem } from '../kit/rules';
import { Timeline } from '../kit/timeline';
import type { MatchDeps } from './live-match';

/** Writes a match without entries; null when it is stored. `reader` as in `Timeline.begin`. */
export async function writeNew(
  header: MatchHeader,
  rules: AnyRules,
  reader: AnyReader | null,
  deps: MatchDeps,
): Promise<Problem | Trouble | null> {
  const begun = Timeline.begin(rules, header, reader);
  if (!begun.ok) return begun.problem;
  const timeline = begun.value;
  const draw = (await deps.drawMiniature?.(header.game)) ?? null;
  const summary = summarise(rules, header.seats, timeline.state, 0, draw);
  return createMatch(deps.archive, timeline.header, summary);
}
