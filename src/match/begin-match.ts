import { createMatch } from '../archive/matches';
import { summarise } from '../archive/summary';
import type { Trouble } from '../archive/trouble';
import { type MatchHeader, type SeatPlan, undoReach, versionsNow } from '../kit/header';
import { readHeader } from '../kit/header-form';
import type { JsonObject } from '../kit/json';
import { type AnyReader, designFlaw, needsReader } from '../kit/reader';
import { type AnyRules, isProblem, type Problem, within } from '../kit/rules';
import { Timeline } from '../kit/timeline';
import type { LiveMatch, MatchDeps } from './live-match';
import { openMatch } from './open-match';
import { randomText } from './random-text';

/** The choices before a match. */
export interface MatchPlan {
  readonly game: string;
  /** In the game's JSON form. Missing options get their default. */
  readonly options: JsonObject;
  /** The first one is the start player. */
  readonly seats: readonly SeatPlan[];
  /** Whether computers may help people; left out: only where one person plays. */
  readonly help?: boolean;
  /** Drawn if left out. */
  readonly seed?: string;
  /** The position to start from instead of a new set-up. */
  readonly start?: JsonObject;
  /** As `MatchHeader.reachedBy`. */
  readonly reachedBy?: MatchHeader['reachedBy'];
}

/** Creates a match on this phone and opens it. Returns a problem when the rules do not accept the plan. */
export async function beginMatch(
  plan: MatchPlan,
  deps: MatchDeps,
): Promise<LiveMatch | Problem | Trouble> {
  const rules = await deps.rules(plan.game);
  if (!rules) return { problem: 'unknown-game', at: 'game', game: plan.game };
  const reader = needsReader(plan) ? await deps.reader(plan.game) : null;
  const flaw = reader && designFlaw(reader, plan.options);
  if (flaw) return within('options', flaw);
  const options = rules.setups.read(plan.options);
  if (!options.ok) return within('options', options.problem);
  const drafted: MatchHeader = {
    id: randomText(),
    game: plan.game,
    ...versionsNow(rules.version),
    options: rules.setups.write(options.value),
    seats: plan.seats,
    seed: plan.seed ?? randomText(),
    ...(plan.start ? { start: plan.start } : {}),
    ...(plan.reachedBy ? { reachedBy: plan.reachedBy } : {}),
    undo: undoReach(plan.seats),
    ...(plan.help === undefined ? {} : { help: plan.help }),
    begun: (deps.now ?? Date.now)(),
  };
  // A match is not begun if it could not be read back, here or from a file.
  const header = readHeader(drafted, '');
  if (isProblem(header)) return header;
  const failed = await writeNew(header, rules, reader, deps);
  return failed ?? openMatch(header.id, deps);
}

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
