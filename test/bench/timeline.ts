import { SEAT_COLOURS, type UndoReach } from '../../src/kit/header';
import type { Entry } from '../../src/kit/log';
import { randomFrom } from '../../src/kit/random';
import { unwrap } from '../../src/kit/result';
import { type Action, isRefusal, type Refusal } from '../../src/kit/rules';
import { Timeline } from '../../src/kit/timeline';
import { draw, game, SEATS, usual } from './positions';

/** A match as the app keeps it, at its beginning. */
function begin(seed: string, undo: UndoReach = 'free'): Timeline {
  const timeline = unwrap(
    Timeline.begin(game, {
      id: seed,
      game: game.id,
      rulesVersion: game.version,
      options: game.setups.write(usual),
      seats: SEAT_COLOURS.slice(0, SEATS).map((colour) => ({
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
export function playIntoLog(seed: string, choose: (state: object) => Action): number {
  const timeline = begin(seed);
  while (game.toAct(timeline.state) !== null)
    append(timeline, timeline.prepare(choose(timeline.state), 0));
  return timeline.length;
}

/** A log of so many entries: a random match whose players take back and restore after every action. */
export function longLog(entries: number, undo: UndoReach = 'free'): Timeline {
  const random = randomFrom('log');
  const timeline = begin('log', undo);
  const restless = 5;
  while (timeline.length < entries) {
    append(timeline, timeline.prepare(draw(timeline.state, random), 0));
    for (let turn = 0; turn < restless && timeline.length < entries; turn++) {
      append(timeline, timeline.prepareUndo(0));
      append(timeline, timeline.prepareRedo(0));
    }
  }
  return timeline;
}

/** Milliseconds to reach each state of a log, in an order that jumps to and fro. */
export function jumps(timeline: Timeline): number[] {
  const times: number[] = [];
  const count = timeline.length + 1;
  // 211 shares no factor with the count of a log of 500 entries, so every state comes up once.
  for (let i = 0; i < count; i++) {
    const started = performance.now();
    timeline.stateAt((i * 211) % count);
    times.push(performance.now() - started);
  }
  return times;
}
