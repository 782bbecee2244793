import { expect, test } from 'vitest';
import { usePlaces } from '../../../src/app/computers/use-places';
import { turnsSince } from '../../../src/app/log/turns-since';
import { Presentation } from '../../../src/match/presentation';
import type { Telling } from '../../../src/ui/telling';
import { people } from '../../tiny-game/header';
import { STOP, TAKE } from '../../tiny-game/steps';
import { runHook, withoutClock } from '../../ui/support/hook';
import { begun, words } from '../peas';

withoutClock();

const telling: Telling = {
  cueOf: () => null,
  weightOf: () => 0,
  placesOf: (events) =>
    events.flatMap(({ event, seat }) => (event === 'take' ? `heap ${seat}` : [])),
  newsOf: () => ({ events: [] }),
};
const teller = { viewers: [], game: words, telling };

test('where others did something last stays in view until a person here acts', async () => {
  const match = await begun(people(2), TAKE, STOP);
  const presentation = new Presentation(match);
  const given = () => {
    const since = turnsSince(match, (seat) => seat === 0);
    return { match, since, told: null, teller, presentation };
  };
  const hook = await runHook(usePlaces, given());
  expect(presentation.places.value).toEqual([]);
  await match.offer([TAKE]);
  await hook.again(given());
  expect(presentation.places.value).toEqual(['heap 1']);
  // What has no place leaves it where it is.
  await match.offer([STOP]);
  await hook.again(given());
  expect(presentation.places.value).toEqual(['heap 1']);
  await match.offer([STOP]);
  await hook.again(given());
  expect(presentation.places.value).toEqual([]);
  hook.end();
});

test('the map shows what the sentence about a turn tells, not what was done last in it', async () => {
  const match = await begun(people(2), TAKE, STOP, TAKE);
  const presentation = new Presentation(match);
  const since = turnsSince(match, (seat) => seat === 0);
  const told = { events: [{ event: 'take', seat: 0 }] };
  const hook = await runHook(usePlaces, { match, since, told, teller, presentation });
  expect(presentation.places.value).toEqual(['heap 0']);
  hook.end();
});
