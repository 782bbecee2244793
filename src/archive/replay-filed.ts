import type { MatchHeader } from '../kit/header';
import type { JsonObject } from '../kit/json';
import type { FiledMatch } from '../kit/match-file';
import { fingerprintOf } from '../kit/outcome';
import { type AnyReader, designFlaw } from '../kit/reader';
import { failed, ok, type Result } from '../kit/result';
import { type AnyRules, isProblem, type Problem, type Refusal, within } from '../kit/rules';
import { setUpFlaw } from '../kit/same-set-up';
import { startFlaw } from '../kit/start-proof';
import { Timeline } from '../kit/timeline';
import type { MatchRecord, PositionRecord } from './database';
import { readKept } from './kept-position';
import { keepsPosition } from './log';
import type { RulesDeps } from './playable';
import { type DrawMiniature, summarise } from './summary';

/** Why a file was refused, and where. */
export interface FileRefusal {
  readonly refused: 'form' | 'unknown-game' | 'set-up' | 'entry' | 'design';
  /** The path in the file's JSON. */
  readonly at: string;
  /** The number of the match in a file of several, from 1. */
  readonly match: number | null;
  /** The number of the entry, from 1. */
  readonly entry: number | null;
  /** The number of the design in a file of several, from 1. */
  readonly design: number | null;
  readonly game: string | null;
  /** From the form, the log or the game's rules. */
  readonly reason: Problem | Refusal;
}

export interface ReplayDeps extends RulesDeps {
  readonly draw?: (game: string) => Promise<DrawMiniature>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What a game does for a match that is read. */
interface GameParts {
  readonly rules: AnyRules;
  readonly reader: AnyReader;
  readonly draw: DrawMiniature | null;
}

/** A valid match from a file, ready to be stored. */
export interface ReplayedMatch {
  readonly refused: null;
  readonly record: MatchRecord;
  readonly entries: Timeline['entries'];
  readonly positions: readonly PositionRecord[];
}

/** Replays a match from a file by the rules. Only what the rules return is kept. */
export async function replayFiled(
  match: FiledMatch,
  deps: ReplayDeps,
): Promise<ReplayedMatch | FileRefusal> {
  const game = match.header.game;
  const refusal = { match: null, entry: null, design: null, game };
  const [rules, reader] = await Promise.all([deps.rules(game), deps.reader(game)]);
  if (!rules || !reader) {
    const reason = { problem: 'unknown-game', at: 'header.game', game };
    return { ...refusal, refused: 'unknown-game', at: reason.at, reason };
  }
  const draw = (await deps.draw?.(game)) ?? null;
  const refuseSetUp = (reason: Problem): FileRefusal => {
    const { at } = within('header', reason);
    return { ...refusal, refused: 'set-up', at, reason };
  };
  const header = asRulesWrite(rules, reader, match.header);
  if (!header.ok) return refuseSetUp(header.problem);
  if (startFlaw(rules, reader, header.value)) {
    const read = forReading(match, header.value, { rules, reader, draw }, deps);
    return isProblem(read) ? refuseSetUp(read) : read;
  }
  const begun = Timeline.begin(rules, header.value, reader);
  if (!begun.ok) return refuseSetUp(begun.problem);
  const timeline = begun.value;

  for (const [index, entry] of match.entries.entries()) {
    const reason = timeline.append(entry);
    if (!reason) continue;
    // Rules of another version may have played the log otherwise.
    const isOld = header.value.rulesVersion !== rules.version;
    const old = isOld && forReading(match, header.value, { rules, reader, draw }, deps);
    if (old && !isProblem(old)) return old;
    const at = `entries[${index}]${isProblem(reason) && reason.at ? `.${reason.at}` : ''}`;
    return { ...refusal, refused: 'entry', at, entry: index + 1, reason };
  }
  const positions: PositionRecord[] = [];
  for (const [index, entry] of timeline.entries.entries()) {
    const number = index + 1;
    if (!keepsPosition(number, timeline.length)) continue;
    const position = rules.position.write(timeline.stateAt(number));
    positions.push({ match: timeline.header.id, number, position, fingerprint: entry.fingerprint });
  }
  const summary = summarise(
    rules,
    timeline.header.seats,
    timeline.state,
    timeline.line().length,
    draw,
  );
  const record = recordOf(match, timeline.header, summary, deps);
  return { refused: null, record, entries: timeline.entries, positions };
}

/**
 * A match whose log the rules cannot be asked about: it was played under another version of them, or begins from a
 * position that no log leads to. It is imported read-only, with the positions that can be read; none of them is played
 * on. A problem where there is none.
 */
function forReading(
  match: FiledMatch,
  header: MatchHeader,
  { rules, reader, draw }: GameParts,
  deps: ReplayDeps,
): ReplayedMatch | Problem {
  const filed = (match.positions ?? []).filter(
    ({ number, fingerprint }) => match.entries[number - 1]?.fingerprint === fingerprint,
  );
  try {
    const kept = readKept(rules, reader, header, filed);
    const start = header.start ? startOf(rules, reader, header, header.start) : null;
    if (start && !start.ok) return start.problem;
    const last = kept.at(-1) ?? (start && { entries: 0, state: start.value });
    if (!last) return { problem: 'missing', at: 'positions' };
    const positions = kept.map(({ entries: number, state }) => ({
      match: header.id,
      number,
      position: rules.position.write(state),
      fingerprint: fingerprintOf(rules, state),
    }));
    const summary = summarise(rules, header.seats, last.state, last.entries, draw);
    const record = { ...recordOf(match, header, summary, deps), forReading: true as const };
    return { refused: null, record, entries: match.entries, positions };
  } catch {
    // A position that no match can reach may be more than the rules can show.
    return { problem: 'not-as-written', at: 'start' };
  }
}

function startOf(
  rules: AnyRules,
  reader: AnyReader,
  header: MatchHeader,
  start: JsonObject,
): Result<object> {
  const options = rules.setups.read(header.options);
  if (!options.ok) return failed(within('options', options.problem));
  const read = reader.position(start, header.seed);
  if (!read.ok) return failed(within('start', read.problem));
  const other = setUpFlaw(rules, header, options.value, read.value);
  return other ? failed(other) : read;
}

/** Removes options that the rules do not know. */
function asRulesWrite(
  rules: AnyRules,
  reader: AnyReader,
  header: MatchHeader,
): Result<MatchHeader> {
  const flaw = designFlaw(reader, header.options);
  if (flaw) return failed(within('options', flaw));
  const options = rules.setups.read(header.options);
  return options.ok
    ? ok({ ...header, options: rules.setups.write(options.value) })
    : failed(within('options', options.problem));
}

function recordOf(
  { title, entries, ended }: FiledMatch,
  header: MatchHeader,
  summary: MatchRecord['summary'],
  { now }: ReplayDeps,
): MatchRecord {
  // If the clock of the other phone was ahead, the match must not stay first in the list forever.
  const touched = Math.min(entries.at(-1)?.at ?? header.begun, now());
  const { id } = header;
  const record = { id, header, title: title ?? null, summary, touched, removed: null };
  return ended === undefined ? record : { ...record, ended: Math.min(ended, now()) };
}
