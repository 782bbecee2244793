import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../src/kit/result';
import type { GameEvent } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import { recordedIn, recordedMatch } from '../../support/recorded';
import { games } from './games';
import { isChecked } from './refereed';
import { areSame } from './states';

const kept = games.flatMap((game) => {
  const { recorded } = game.subject;
  if (!recorded) return [];
  return [{ ...game, recorded, names: recordedIn(recorded.folder) }];
});

describe.each(kept)(
  '$id: recorded whole matches',
  ({ rules, reader, subject, recorded, names }) => {
    test('there are enough of them, of every number of seats', () => {
      expect(names.length).toBeGreaterThanOrEqual(recorded.least);
      const seats = new Set(names.map((name) => recordedMatch(name).header.seats.length));
      expect([...seats].sort()).toEqual(recorded.seats);
    });

    test.each(names.filter((_, at) => at % (recorded.every ?? 1) === 0))(
      '%s replays entry by entry to its end, checked by the referee',
      (name) => {
        const { header, entries } = recordedMatch(name);
        const timeline = unwrap(Timeline.begin(rules, header, reader));
        // A referee looks at the position at every event, so the actions are played once more.
        const watched = rules.clone(timeline.state);
        let referee = subject.referee(watched);
        let isWatching = true;
        for (const [at, entry] of entries.entries()) {
          const action = entry.do === 'play' && rules.action.read(entry.action, watched);
          expect(timeline.append(entry)).toBeNull();
          if (entry.do === 'play' && typeof action === 'number' && isChecked(recorded.checks, at)) {
            if (!isWatching) referee = subject.referee(watched);
            const events: GameEvent[] = [];
            rules.play(watched, action, (event, live) => {
              events.push(event);
              referee.tell?.(event, live);
            });
            referee.saw(entry.action, events, watched);
            expect(areSame(rules, watched, timeline.state)).toBe(true);
            isWatching = true;
          } else {
            rules.copy(watched, timeline.state);
            isWatching = false;
          }
        }
        const { ranking, places, scores } = rules.standing(timeline.state);
        expect([...(ranking ?? [])].sort()).toEqual(scores.map((_, holder) => holder));
        expect(places?.[ranking?.[0] ?? -1]).toBe(1);
      },
    );
  },
);
