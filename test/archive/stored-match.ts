import type { Archive } from '../../src/archive/database';
import { appendEntries } from '../../src/archive/log';
import { createMatch } from '../../src/archive/matches';
import { summarise } from '../../src/archive/summary';
import type { MatchHeader } from '../../src/kit/header';
import type { Entry } from '../../src/kit/log';
import { unwrap } from '../../src/kit/result';
import { isRefusal } from '../../src/kit/rules';
import { Timeline } from '../../src/kit/timeline';
import { header } from '../tiny-game/header';
import { reader, rules } from '../tiny-game/rules';

/** The log of a match in which these beans were taken, one second apart. */
export function playedOut(takes: readonly number[], other: Partial<MatchHeader> = {}): Timeline {
  const timeline = unwrap(Timeline.begin(rules, header(other), reader));
  for (const take of takes) {
    const entry = timeline.prepare(take, 1000 * (2 + timeline.length));
    if (isRefusal(entry)) throw new Error(entry.because);
    timeline.append(entry);
  }
  return timeline;
}

/** What is written to the archive together with entry `number` of a log. */
export function addition(timeline: Timeline, number: number) {
  const state = timeline.stateAt(number);
  return {
    match: timeline.header.id,
    number,
    entries: [timeline.entries[number - 1] as Entry],
    position: () => rules.position.write(state),
    summary: summarise(rules, timeline.header.seats, state, timeline.line(number).length, null),
  };
}

/** Writes a whole match entry by entry, as if it had been played. */
export async function storeMatch(archive: Archive, timeline: Timeline): Promise<void> {
  const empty = summarise(rules, timeline.header.seats, timeline.stateAt(0), 0, null);
  const failed = [await createMatch(archive, timeline.header, empty)];
  for (let number = 1; number <= timeline.length; number++)
    failed.push(await appendEntries(archive, addition(timeline, number)));
  const trouble = failed.find((one) => one !== null);
  if (trouble) throw new Error(trouble.detail);
}
