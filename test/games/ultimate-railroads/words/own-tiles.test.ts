import { describe, expect, test } from 'vitest';
import form from '../../../../src/games/ultimate-railroads/data/tiles.json';
import type { StartCardId } from '../../../../src/games/ultimate-railroads/data/tiles-form';
import type { Event } from '../../../../src/games/ultimate-railroads/rules/events';
import { words as en } from '../../../../src/games/ultimate-railroads/words/en';
import { words as ko } from '../../../../src/games/ultimate-railroads/words/ko';
import type { JsonObject } from '../../../../src/kit/json';

const { note: _, ...lists } = structuredClone(form) as unknown as JsonObject;
const tiles = {
  ...lists,
  name: { en: 'My box', ko: '내 상자' },
  startCards: form.startCards.map(({ id, effects }) =>
    id === 'doubler' ? { id, effects: [{ doublers: 2 }, { roubles: 1 }] } : { id, effects },
  ),
  tokens: form.tokens.map(({ id, effects }) =>
    id === 'medal' ? { id, effects: [{ points: 4 }] } : { id, effects },
  ),
  tiles: form.tiles.map((tile) => (tile.id === '5' ? { ...tile, factory: [{ key: 1 }] } : tile)),
};
const options = { tiles } as unknown as JsonObject;
const name = () => 'Ada';
const takes = (card: StartCardId): Event => ({ event: 'start', seat: 0, card });

describe.each([
  ['English', en, ['2 doublers and 1 ruble', '1 ruble'], 'Kiev medal and 4 points', 'My box'],
  ['Korean', ko, ['더블러 2개, 1루블', '1루블'], '키예프 메달, 4점', '내 상자'],
] as const)('tiles by the user in %s', (_, words, [changed, usual], medal, title) => {
  test('the log names a card by what it does in this match, and all others as ever', async () => {
    await words.ready(options);
    expect(words.event(takes('doubler'), name, options)).toContain(changed);
    expect(words.event(takes('rouble'), name, options)).toContain(usual);
    expect(words.event(takes('doubler'), name, {})).not.toContain(changed);
    const token: Event = { event: 'token', seat: 0, token: 'medal' };
    expect(words.event(token, name, options)).toContain(medal);
  });

  test('the rules begin with what was changed, and nothing else', async () => {
    const [first, ...others] = (await words.help(options)).chapters;
    const usually = (await words.help({})).chapters;
    expect(first?.title).toContain(title);
    expect(others).toEqual(usually);
    const text = first?.paragraphs.map((one) => one.text).join('\n') ?? '';
    expect(first?.paragraphs.map(({ id }) => id)).toEqual([
      ...['own', 'own-tiles', 'own-tokens', 'own-startCards'],
    ]);
    expect(text).toContain(changed);
    expect(text).not.toContain(words.names.engineer(1));
  });

  test('a match is summed up by the board and the name of its tiles', () => {
    expect(words.summary(options)).toContain(title);
    expect(words.summary({})).not.toContain(title);
  });
});
