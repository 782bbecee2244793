import { SEAT_COLORS, type UndoReach } from '../../src/kit/header';
import type { Entry } from '../../src/kit/log';
import { randomFrom } from '../../src/kit/random';
import { unwrap } from '../../src/kit/result';
import { type Action, isRefusal, type Refusal } from '../../src/kit/rules';
import { Timeline } from '../../src/kit/timeline';
import { type Row, spread } from './measure';
import { fresh, type Subject } from './subject';

const LOG = 'log';

/** A match as the app keeps it, at its beginning. */
function begin({ rules, options, seats }: Subject, seed: string, undo: UndoReach): Timeline {
  const timeline = unwrap(
    Timeline.begin(rules, {
      id: seed,
      game: rules.id,
      rulesVersion: rules.version,
      options: rules.setups.write(options),
      seats: SEAT_COLORS.slice(0, seats).map((colour) => ({
        name: colour,
        colour,
        player: { kind: 'person' },
      })),
      seed,
      undo,
      begun: 0,
    }),
  );
  return timeline;
}

function append(timeline: Timeline, entry: Entry | Refusal | null): void {
  if (!entry || isRefusal(entry) || timeline.append(entry))
    throw new Error('the entry was prepared for this log');
}

/** Plays a match into a log, checked and fingerprinted, by what `choose` picks; returns its number of actions. */
export function playIntoLog(
  subject: Subject,
  seed: string,
  choose: (state: object) => Action,
): number {
  const timeline = begin(subject, seed, 'free');
  while (subject.rules.toAct(timeline.state) !== null)
    append(timeline, timeline.prepare(choose(timeline.state), 0));
  return timeline.length;
}

/** The actions of a sensible match, but for the last: who opens it finds it under way. */
function sensibleMatch(subject: Subject): readonly Action[] {
  const { rules, advice } = subject;
  const random = randomFrom('log');
  const state = fresh(subject, LOG);
  const actions: Action[] = [];
  while (rules.toAct(state) !== null) {
    const action = advice.rollout(state, random);
    actions.push(action);
    rules.play(state, action);
  }
  return actions.slice(0, -1);
}

/**
 * A log of `entries` entries: a match whose players undo and redo after every action, as often as it takes to reach that
 * number.
 */
export function longLog(subject: Subject, entries: number, undo: UndoReach = 'free'): Timeline {
  const timeline = begin(subject, LOG, undo);
  const actions = sensibleMatch(subject);
  const restless = Math.max(0, Math.ceil((entries / actions.length - 1) / 2));
  for (const action of actions) {
    append(timeline, timeline.prepare(action, 0));
    for (let time = 0; time < restless && timeline.length < entries; time++) {
      append(timeline, timeline.prepareUndo(0));
      append(timeline, timeline.prepareRedo(0));
    }
    if (timeline.length >= entries) return timeline;
  }
  throw new Error(`the log ends after ${timeline.length} entries`);
}

/** Milliseconds to reach each state of a log, in an order that jumps back and forth. */
function jumps(timeline: Timeline): number[] {
  const times: number[] = [];
  const count = timeline.length + 1;
  // 211 shares no factor with these counts, so every state comes up once.
  for (let i = 0; i < count; i++) {
    const started = performance.now();
    timeline.stateAt((i * 211) % count);
    times.push(performance.now() - started);
  }
  return times;
}

/** How long it takes to reach any state of a log of `entries` entries; the goal is a frame. */
export function jumping(subject: Subject, entries: number): readonly Row[] {
  const log = longLog(subject, entries);
  const times = Array.from({ length: 5 }, () => jumps(log)).flat();
  return [
    ...spread(`any state of a log of ${entries} entries`, times, { most: 16.7 }),
    { what: 'the slowest of them', figure: Math.max(...times), unit: 'ms' },
  ];
}
