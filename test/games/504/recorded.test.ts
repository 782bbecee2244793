import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { reader } from '../../../src/games/504/rules/reader';
import type { State } from '../../../src/games/504/rules/state';
import { readFileText } from '../../../src/kit/match-file';
import type { AnyReader } from '../../../src/kit/reader';
import { unwrap } from '../../../src/kit/result';
import { type AnyRules, isProblem } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import { IS_LONG } from './support/is-long';
import { Referee } from './support/referee';
import { isChecked } from './support/refereed';

const folder = new URL('../../matches/504/', import.meta.url);
/** To look at every action of all of them takes longer than to play them. */
const CHECKED = IS_LONG ? { first: 150, every: 5 } : { first: 50, every: 13 };
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

function recordedMatch(name: string) {
  const filed = readFileText(readFileSync(new URL(name, folder), 'utf8'));
  if (isProblem(filed)) throw new Error(JSON.stringify(filed));
  const [match] = filed.matches;
  if (!match) throw new Error(`${name} is empty`);
  return match;
}

describe('recorded whole matches', () => {
  test('there are thirty, of every number of seats, with every module in every role', () => {
    expect(files.length).toBeGreaterThanOrEqual(30);
    const headers = files.map((name) => recordedMatch(name).header);
    expect([...new Set(headers.map(({ seats }) => seats.length))].sort()).toEqual([2, 3, 4]);
    const worlds = headers.map(({ options }) => String(options.world));
    const hasBoth = (world: string) => /[12]/.test(world) && /[34]/.test(world);
    expect(worlds.filter(hasBoth).length).toBeGreaterThanOrEqual(7);
    for (const place of [0, 1, 2])
      expect([...new Set(worlds.map((world) => world[place]))].sort().join('')).toBe('123456789');
  });

  test.each(files)('%s replays entry by entry to its end, checked by the referee', (name) => {
    const { header, entries } = recordedMatch(name);
    const timeline = unwrap(Timeline.begin(rules as AnyRules, header, reader as AnyReader));
    // The referee looks at the position at every event, so the actions are played once more.
    const watched = rules.clone(timeline.state as State);
    let referee = new Referee(watched);
    let isWatching = true;
    entries.forEach((entry, at) => {
      const action = entry.do === 'play' && rules.action.read(entry.action, watched);
      expect(timeline.append(entry)).toBeNull();
      if (typeof action === 'number' && isChecked(CHECKED, at)) {
        if (!isWatching) referee = new Referee(watched);
        rules.play(watched, action, referee.tell);
        referee.saw(watched);
        expect(String(watched.all)).toBe(String((timeline.state as State).all));
        isWatching = true;
      } else {
        rules.copy(watched, timeline.state as State);
        isWatching = false;
      }
    });
    const { ranking, places } = rules.standing(timeline.state as State);
    expect([...(ranking ?? [])].sort()).toEqual(header.seats.map((_, seat) => seat));
    expect(places?.[ranking?.[0] ?? 0]).toBe(1);
  });
});
