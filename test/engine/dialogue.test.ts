import { expect, test } from 'vitest';
import { Talk } from './support/talk';

test('the command answers the documented dialogue as documented', async () => {
  const talk = new Talk('npm', ['run', '--silent', 'engine']);
  const options = { board: 'usa', mode: 'standard' };
  const begun = await talk.ask({
    id: 1,
    ask: 'begin',
    game: 'mini-express',
    seats: 3,
    seed: 'k3',
    options,
  });
  expect(begun).toMatchObject({ id: 1, seed: 'k3', toAct: 0, position: { seats: 3, options } });

  const drafted = await talk.ask({
    id: 2,
    ask: 'play',
    action: { do: 'draft', company: 'gray' },
  });
  expect(drafted).toMatchObject({
    id: 2,
    events: [{ event: 'draft', seat: 0, company: 'gray' }],
    toAct: 1,
    position: { shares: { gray: [1, 0, 0] } },
  });

  const refused = await talk.ask({
    id: 3,
    ask: 'play',
    action: { do: 'take', company: 'gray' },
  });
  expect(refused).toEqual({
    id: 3,
    refusal: { because: 'wrong-phase', text: expect.stringMatching(/^[A-Z].+\.$/) },
  });
  expect(await talk.end()).toEqual({ code: 0, rest: [] });
}, 30_000);
