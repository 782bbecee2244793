import type { Entry } from '../kit/log';
import { type AnyReader, needsReader } from '../kit/reader';
import type { AnyRules, Problem } from '../kit/rules';
import { Timeline } from '../kit/timeline';
import type { StoredMatch } from './log';
import { unprovenStart } from './match-row';

export interface RulesDeps {
  /** The rules of a game; null: this app does not have the game. */
  readonly rules: (game: string) => Promise<AnyRules | null>;
  readonly reader: (game: string) => Promise<AnyReader | null>;
}

/**
 * The entries of a stored match up to the first one that does not follow, so that its file can be imported again. A
 * problem where not even the set-up is possible. Nothing is judged by rules of another version, or by none.
 */
export async function playable(
  { record, entries }: Pick<StoredMatch, 'record' | 'entries'>,
  deps: RulesDeps,
): Promise<readonly Entry[] | Problem> {
  const { header } = record;
  const rules = await deps.rules(header.game);
  if (!rules || header.rulesVersion !== rules.version || unprovenStart(record)) return entries;
  const reader = needsReader(header) ? await deps.reader(header.game) : null;
  const begun = Timeline.begin(rules, header, reader);
  if (!begun.ok) return begun.problem;
  const wrong = entries.findIndex((entry) => begun.value.append(entry) !== null);
  return wrong < 0 ? entries : entries.slice(0, wrong);
}
