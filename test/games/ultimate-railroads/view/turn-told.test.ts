import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../src/games/ultimate-railroads/rules/events';
import { telling } from '../../../../src/games/ultimate-railroads/view/telling';
import { words as en } from '../../../../src/games/ultimate-railroads/words/en';
import { words as ko } from '../../../../src/games/ultimate-railroads/words/ko';
import { texts } from '../../../../src/games/ultimate-railroads/words/texts';

const words = { en, ko };

describe.each(['en', 'ko'] as const)('what came of industry steps, %s', (language) => {
  const told = async (space: 'industry-2' | 'industry-3', events: readonly Event[]) => {
    await Promise.all([texts[language].words.fetch(), texts[language].table.fetch()]);
    const main: Event = { event: 'use', seat: 0, space, pay: [2, 0, 0] };
    const tell = (one: Event) => words[language].event(one, () => 'Ada', {}) ?? '';
    const used = tell({ ...main, pay: [0, 0, 0] });
    return telling.turnTold?.(main, events, tell, language)?.replace(used, '').trim();
  };
  const isEnglish = language === 'en';
  const marker = (to: number): Event => ({ event: 'industry', seat: 0, to });
  const factory: Event = { event: 'trigger', seat: 0, tile: '2' };
  const black: Event = { event: 'step', seat: 0, line: 'kiev', colour: 'black', to: 1 };

  test('a plain move says where the marker is', async () => {
    expect(await told('industry-2', [marker(1), marker(2)])).toBe(
      isEnglish ? 'Industry: 2 points.' : '산업화: 2점 칸.',
    );
  });

  test('8.4: what a factory gave is told with it, in the order in which it happened', async () => {
    expect(await told('industry-2', [marker(5), factory, black, marker(6)])).toBe(
      isEnglish
        ? 'Industry: 10 points · factory 2 → Kiev: 1 black step.'
        : '산업화: 10점 칸 · 공장 2 → 키예프: 검은색 선로 1칸.',
    );
    const paid: Event = { event: 'points', seat: 0, points: 12, for: 'factory-10a' };
    expect(
      await told('industry-2', [marker(5), { ...factory, tile: '10a' }, paid, marker(6)]),
    ).toContain(isEnglish ? 'factory 10a → 12 points' : '공장 10a → 12점');
  });

  test('4.6: a step that may be of the space itself is not said to be of the factory', async () => {
    const said = await told('industry-3', [black, marker(5), factory, black]);
    expect(said).not.toContain('→');
    expect(said).toMatch(
      isEnglish ? /It sets off factory 2\.$/ : /공장 2의 능력을 사용했습니다\.$/,
    );
  });
});
