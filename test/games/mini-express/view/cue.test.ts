import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/mini-express/rules';
import type { Event } from '../../../../src/games/mini-express/rules/events';
import { cueOf } from '../../../../src/games/mini-express/view/cue';
import { unwrap } from '../../../../src/kit/result';
import type { AnyRules } from '../../../../src/kit/rules';
import { Timeline } from '../../../../src/kit/timeline';
import { recordedMatch } from '../../../support/recorded';

test.each(['usa-3-careful', 'solo-normal-en', 'duel-expert-usa-spike'])(
  'every move of %s has the cue of its train or share',
  (name) => {
    const match = recordedMatch(name);
    const timeline = unwrap(Timeline.begin(rules as AnyRules, match.header));
    for (const entry of match.entries) timeline.append(entry);
    for (const { events } of timeline.line()) {
      const told = JSON.stringify(events);
      expect(cueOf(events as readonly Event[])).toBe(told.includes('"route"') ? 'place' : 'take');
    }
  },
);
