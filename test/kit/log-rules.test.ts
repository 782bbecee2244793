import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOG_VERSIONS, type LogVersion, versionsNow } from '../../src/kit/header';
import { readHeader } from '../../src/kit/header-form';
import { LOG_RULES, logRulesOf } from '../../src/kit/next-outcomes';
import { unwrap } from '../../src/kit/result';
import { isRefusal } from '../../src/kit/rules';
import { Timeline } from '../../src/kit/timeline';
import { header } from '../tiny-game/header';
import { reader, rules } from '../tiny-game/rules';

/** A made-up later version, under which nothing can be undone. */
const LATER = 2 as LogVersion;

beforeAll(() => {
  Object.assign(LOG_RULES, { [LATER]: { ...LOG_RULES[1], stepBack: () => null } });
});
afterAll(() => {
  Reflect.deleteProperty(LOG_RULES, LATER);
});

const begin = (logVersion?: LogVersion) =>
  unwrap(Timeline.begin(rules, header(logVersion && { logVersion }), reader));

function take(timeline: Timeline, count: number) {
  const entry = timeline.prepare(count, 0);
  if (isRefusal(entry)) throw new Error(entry.because);
  return entry;
}

/** A log of the first version: a move, its undo, and its redo. */
function oldLog() {
  const timeline = begin();
  timeline.append(take(timeline, 1));
  for (const step of [() => timeline.prepareUndo(0), () => timeline.prepareRedo(0)]) {
    const entry = step();
    if (!entry) throw new Error('nothing to undo or redo');
    timeline.append(entry);
  }
  return timeline.entries;
}

describe('when a later version allows less undo', () => {
  test('a log from before is judged by the version of its time', () => {
    const timeline = begin();
    for (const entry of oldLog()) expect(timeline.append(entry)).toBeNull();
    expect(timeline.undoable).toBe(0);
  });

  test('a match that began under it is judged by the later one', () => {
    const timeline = begin(LATER);
    const [move, undo] = oldLog();
    if (!move || !undo) throw new Error('the log has three entries');
    expect(timeline.append(move)).toBeNull();
    expect(timeline.undoable).toBeNull();
    expect(timeline.append(undo)).toMatchObject({ problem: 'nothing-to-undo' });
    expect(timeline.fork().append(undo)).toMatchObject({ problem: 'nothing-to-undo' });
  });
});

test('a header without a version is of the first one, and is written as before', () => {
  expect(logRulesOf(header())).toBe(LOG_RULES[1]);
  expect(versionsNow(7)).toEqual({ rulesVersion: 7 });
  expect(readHeader(header(), '')).toEqual(header());
});

test('a match of a version that this app does not know is not opened', () => {
  expect(LOG_VERSIONS).not.toContain(LATER);
  const later = { ...header(), logVersion: LATER };
  expect(readHeader(later, '')).toMatchObject({ problem: 'wrong-form', at: 'logVersion' });
});
