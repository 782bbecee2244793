import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/mini-express/rules';
import { cueOf } from '../../../../src/games/mini-express/view/cue';
import { readFileText } from '../../../../src/kit/match-file';
import { unwrap } from '../../../../src/kit/result';
import { type AnyRules, isProblem } from '../../../../src/kit/rules';
import { Timeline } from '../../../../src/kit/timeline';

test.each(['usa-3-careful', 'solo-normal-en', 'duel-expert-usa-spike'])(
  'every move of %s has the cue of its train or share',
  (name) => {
    const file = new URL(`../../../matches/${name}.json`, import.meta.url);
    const filed = readFileText(readFileSync(file, 'utf8'));
    const match = isProblem(filed) ? undefined : filed.matches[0];
    const timeline = match && unwrap(Timeline.begin(rules as AnyRules, match.header));
    if (!match || !timeline) throw new Error(`${name} cannot be read`);
    for (const entry of match.entries) timeline.append(entry);
    for (const { events } of timeline.line()) {
      const told = JSON.stringify(events);
      expect(cueOf(events)).toBe(told.includes('"route"') ? 'place' : 'take');
    }
  },
);
