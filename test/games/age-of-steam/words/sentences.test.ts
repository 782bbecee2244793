import { describe, expect, test } from 'vitest';
import { words as en } from '../../../../src/games/age-of-steam/words/en';
import { words as ko } from '../../../../src/games/age-of-steam/words/ko';
import { cityName, placeName } from '../../../../src/games/age-of-steam/words/names';
import { BROKEN, HANGUL, PEOPLE } from '../../contract/sentence';
import { board } from '../support/positions';
import { EVENTS, REFUSALS, REFUSALS_WITH_FIGURES, SILENT } from './told';

describe.each([
  ['English', en],
  ['Korean', ko],
])('%s', (_, words) => {
  const name = (seat: number) => PEOPLE[seat] ?? '';
  const { names } = words;
  const chicago = cityName(board, names, 'chicago');
  const toledo = placeName(board, names, '12,10');
  const places: Readonly<Record<string, string>> = {
    ACTION: names.action['turn-order'],
    TOLEDO: toledo,
    CHICAGO: chicago,
    'CHICAGO–TOLEDO': `${chicago}–${toledo}`,
    '#2': words === en ? '2' : '두 번째',
    '#3': words === en ? '3rd' : '세 번째',
    '#4': words === en ? '4th' : '네 번째',
  };

  test('clause 13: every refusal has a sentence of its own', async () => {
    const said = new Set<string>();
    for (const refusal of [...REFUSALS, ...REFUSALS_WITH_FIGURES]) {
      const sentence = await words.outsideRefusal(refusal, {});
      expect(sentence, refusal.because).not.toMatch(BROKEN);
      expect(sentence).not.toContain(`(${refusal.because})`);
      if (words === ko) expect(sentence).toMatch(HANGUL);
      said.add(sentence);
    }
    expect(said.size).toBe(REFUSALS.length + REFUSALS_WITH_FIGURES.length);
  });

  test('clause 13: a refusal shows its figures', () => {
    for (const refusal of REFUSALS_WITH_FIGURES) {
      const sentence = words.refusal(refusal, {}, name);
      for (const [figure, value] of Object.entries(refusal)) {
        // None left is said without the figure.
        if (figure === 'because' || value === 0) continue;
        const shown = {
          seat: name(Number(value)),
          edge: names.direction[Number(value)],
          tile: names.tile['cross-mixed'],
        }[figure];
        expect(sentence).toContain(shown ?? String(value));
      }
    }
  });

  test('a refusal that names a seat has its number where no name is known', () => {
    const sentence = words.refusal({ because: 'foreign', seat: 5 }, {});
    expect(sentence).toContain(words === en ? 'Player 6' : '플레이어 6');
  });

  test('clause 14: every event worth a line has one, with its figures', () => {
    for (const [event, figures] of EVENTS) {
      const sentence = words.event(event, name, {});
      expect(sentence, event.event).toEqual(expect.any(String));
      expect(sentence).not.toMatch(BROKEN);
      if (words === ko) expect(sentence).toMatch(HANGUL);
      for (const figure of figures) expect(sentence).toContain(places[figure] ?? String(figure));
    }
    for (const event of SILENT) expect(words.event(event, name, {}), event.event).toBeNull();
  });

  test('every other cube of a draw is told with its color', () => {
    const draw = { event: 'draw', seat: 0, cubes: ['yellow', 'purple'] } as const;
    const sentence = words.event(draw, name, {});
    for (const cube of ['yellow', 'purple'] as const) expect(sentence).toContain(names.cube[cube]);
  });

  test('a hex is called by its name, or by its way from the nearest place', () => {
    expect(placeName(board, names, '13,7')).toBe(words === en ? 'Detroit' : '디트로이트');
    expect(placeName(board, names, '11,9')).toBe(
      words === en ? 'northwest of Toledo' : '톨레도 북서쪽',
    );
    expect(placeName(board, names, '7,19')).toContain(
      words === en ? '2 hexes east of' : '동쪽 2칸',
    );
    expect(cityName(board, names, 'st-louis')).toBe(words === en ? 'St. Louis' : '세인트루이스');
    expect(cityName(board, names, 'D')).toContain('D');
  });

  test('headings name turn, phase and round in a few words', () => {
    const heading = { turn: 4, turns: 8 };
    expect(words.heading({ phase: 'build', ...heading })).toBe(
      words === en ? 'Turn 4/8 · Build' : '턴 4/8 · 건설',
    );
    expect(words.heading({ phase: 'move', round: 2, ...heading })).toBe(
      words === en ? 'Turn 4/8 · Move 2' : '턴 4/8 · 수송 2',
    );
    for (const phase of ['issue', 'auction', 'select', 'grow']) {
      const said = words.heading({ phase, turn: 10, turns: 10 });
      expect(said).not.toMatch(new RegExp(`· ${phase}$`));
      // More does not fit in one line of the head at 360 px.
      expect(said.length).toBeLessThan(20);
    }
  });

  test('while the end of a turn is being shown the heading is its own, not of the next phase', () => {
    const next = { phase: 'issue', turn: 5, turns: 8, ended: 4 };
    expect(words.heading(next, true)).toBe(words === en ? 'Turn 4/8 · End' : '턴 4/8 · 마무리');
    expect(words.heading(next)).toContain(words === en ? 'Turn 5/8' : '턴 5/8');
    const bid = { phase: 'auction', turn: 5, turns: 8 };
    expect(words.heading(bid, true)).toBe(words.heading(bid));
  });

  test('the board is named in the setting, its value and the summary', () => {
    expect(words.setting('board').sentence).not.toMatch(BROKEN);
    const { label, sentence } = words.value('board', 'rust-belt', {});
    expect(sentence).not.toMatch(BROKEN);
    expect(words.summary({ board: 'rust-belt' })).toBe(label);
    expect(words.summary({})).toBe(label);
  });

  test('what is wrong with something from outside is said with its place', async () => {
    for (const problem of ['missing', 'unknown-word', 'not-as-written', 'off-board', 'no-tile']) {
      const said = await words.problem({ problem, at: 'track.10,18' });
      expect(said).toContain('track.10,18');
      expect(said).not.toContain(`: ${problem}.`);
      if (words === ko) expect(said).toMatch(HANGUL);
    }
  });

  test('credits name designer and publishers, and what is ours', async () => {
    const about = (await words.about()).join(' ');
    expect(about).toMatch(/Martin Wallace.*Winsome Games.*Warfrog.*Eagle-Gryphon Games/);
    expect(about).not.toMatch(BROKEN);
  });
});

test('Korean particles follow the sound before them', () => {
  const name = (seat: number) => ['소라', '준', 'Kim'][seat] ?? '';
  const said = (seat: number) => ko.event({ event: 'bid', seat, amount: 4 }, name, {});
  expect(said(0)).toBe('소라가 $4를 입찰했습니다.');
  expect(said(1)).toBe('준이 $4를 입찰했습니다.');
  expect(said(2)).toBe('Kim이 $4를 입찰했습니다.');
});
