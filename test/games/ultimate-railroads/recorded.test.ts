import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import { reader } from '../../../src/games/ultimate-railroads/rules/reader';
import type { State } from '../../../src/games/ultimate-railroads/rules/state';
import { readFileText } from '../../../src/kit/match-file';
import type { AnyReader } from '../../../src/kit/reader';
import { unwrap } from '../../../src/kit/result';
import { type AnyRules, isProblem } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import { Referee } from './support/referee';

const folder = new URL('../../matches/ultimate-railroads/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

function recordedMatch(name: string) {
  const filed = readFileText(readFileSync(new URL(name, folder), 'utf8'));
  if (isProblem(filed)) throw new Error(JSON.stringify(filed));
  const [match] = filed.matches;
  if (!match) throw new Error(`${name} is empty`);
  return match;
}

describe('recorded whole matches', () => {
  test('there are ten, of every number of seats', () => {
    expect(files.length).toBeGreaterThanOrEqual(10);
    const seats = new Set(files.map((name) => recordedMatch(name).header.seats.length));
    expect([...seats].sort()).toEqual([2, 3, 4]);
  });

  test.each(files)('%s replays entry by entry, checked by the referee', (name) => {
    const { header, entries } = recordedMatch(name);
    const timeline = unwrap(Timeline.begin(rules as AnyRules, header, reader as AnyReader));
    let referee = new Referee(timeline.state as State);
    for (const entry of entries) {
      expect(timeline.append(entry)).toBeNull();
      const ply = timeline.line().at(-1);
      if (entry.do === 'play') referee.saw(ply?.events ?? [], timeline.state as State);
      else referee = new Referee(timeline.state as State);
    }
    const { ranking, places } = rules.standing(timeline.state as State);
    expect([...(ranking ?? [])].sort()).toEqual(header.seats.map((_, seat) => seat));
    expect(places?.[ranking?.[0] ?? 0]).toBe(1);
  });
});
