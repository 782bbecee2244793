import { expect, test } from 'vitest';
import { newsIn } from '../../../src/app/log/news-in';
import type { Telling } from '../../../src/ui/telling';
import { people } from '../../tiny-game/header';
import { CARD, STOP, TAKE } from '../../tiny-game/steps';
import { begun, words } from '../peas';

const last = { round: 'The last round begins.', turn: 'The last turn begins.' };
const telling: Telling = {
  cueOf: () => null,
  weightOf: () => 0,
  placesOf: () => [],
  newsOf: (events) => ({
    events: events.filter(({ event }) => event === 'take' || event === 'card'),
    last: 'round',
  }),
};

/** The news of everything since a match of two began. */
async function newsOf(viewers: readonly number[], ...taps: readonly number[]) {
  const match = await begun(people(2), ...taps);
  const states = { before: {}, after: match.state.value };
  const teller = { viewers, game: words, telling };
  return newsIn(match, { after: 0, to: match.entries.value }, states, teller, last);
}

test('news are the sentences of the log, and that the last round begins', async () => {
  expect(await newsOf([], STOP, TAKE)).toEqual(['P1: take.', last.round]);
});

test('news say nothing that the viewers may not know', async () => {
  expect(await newsOf([1], CARD)).toEqual([last.round]);
  expect(await newsOf([0], CARD)).toHaveLength(2);
});

test('a match that is over has no last round before it', async () => {
  expect(await newsOf([], TAKE, ...[STOP, STOP, STOP, STOP, STOP, STOP])).toEqual(['P0: take.']);
});
