import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/mini-express/rules';
import type { State } from '../../../src/games/mini-express/rules/state';
import { readFileText } from '../../../src/kit/match-file';
import { unwrap } from '../../../src/kit/result';
import { type AnyRules, isProblem } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import { Referee } from './support/referee';

const folder = new URL('../../matches/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('recorded whole matches', () => {
  test('there are at least twenty matches, in every mode', () => {
    expect(files.length).toBeGreaterThanOrEqual(20);
  });

  test.each(files)('%s replays entry by entry, checked by the referee', (name) => {
    const filed = readFileText(readFileSync(new URL(name, folder), 'utf8'));
    if (isProblem(filed)) throw new Error(JSON.stringify(filed));
    const [match] = filed.matches;
    if (!match) throw new Error('an empty file');
    const timeline = unwrap(Timeline.begin(rules as AnyRules, match.header));
    let referee = new Referee(timeline.state as State);
    for (const entry of match.entries) {
      expect(timeline.append(entry)).toBeNull();
      const ply = timeline.line().at(-1);
      if (entry.do === 'play') {
        referee.saw(entry.action, ply?.events ?? [], timeline.state as State);
      } else referee = new Referee(timeline.state as State);
    }
    const { ranking, scores } = rules.standing(timeline.state as State);
    expect([...(ranking ?? [])].sort()).toEqual(scores.map((_, holder) => holder));
    expect(scores[ranking?.[0] ?? 0]).toBe(Math.max(...scores));
  });
});
