import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/kit/json';
import { randomFrom } from '../../../src/kit/random';
import type { GameEvent } from '../../../src/kit/rules';
import { advice } from '../../depot/advice';
import { rules } from '../../depot/rules';
import { words as en } from '../../depot/words/en';
import { CHAPTERS } from '../../depot/words/help';
import { words as ko } from '../../depot/words/ko';
import { fresh, legal } from './support/positions';

const BROKEN = /undefined|NaN|null|\[object|\{|\}/;
const LANGUAGES = [
  ['English', en, /[가-힣]/],
  ['Korean', ko, /[a-z]{2}/i],
] as const;

/** Everything that ten random matches tell. */
function* toldOf(seed: string): Generator<GameEvent> {
  const events: GameEvent[] = [];
  const random = randomFrom(seed);
  for (let match = 0; match < 10; match++) {
    const state = fresh(2 + (match % 5), { rounds: 2 }, `${seed} ${match}`);
    while (rules.toAct(state) !== null)
      rules.play(state, advice.sample(state, random), (event) => events.push(event));
  }
  yield* events;
}

describe.each(LANGUAGES)('%s', (_, words, foreign) => {
  const name = (seat: number) => String.fromCharCode(0xac00 + 588 * seat);
  const latin = (seat: number) => `P${seat}`;
  const isKorean = words === ko;

  test('tells every event of a match in its own language', () => {
    const kinds = new Set<string>();
    for (const event of toldOf('words')) {
      const said = words.event(event, isKorean ? name : latin, {});
      kinds.add(event.event);
      if (event.event === 'done') expect(said).toBeNull();
      else {
        expect(said).not.toMatch(BROKEN);
        expect(said).not.toMatch(foreign);
      }
    }
    expect(kinds.size).toBe(15);
  });

  test('has a sentence for every refusal and every heading', () => {
    const refused = new Set<string>();
    const random = randomFrom('refusals');
    for (let match = 0; match < 20; match++) {
      const state = fresh(3, { rounds: 2 }, `refusals ${match}`);
      while (rules.toAct(state) !== null) {
        for (let attempt = 0; attempt < 72; attempt++) {
          const why = rules.refusal(state, attempt);
          if (!why || why.because === 'no-action') continue;
          refused.add(why.because);
          expect(words.refusal(why, {})).not.toMatch(BROKEN);
          expect(words.refusal(why, {})).not.toMatch(foreign);
        }
        const heading = rules.heading?.(state);
        expect(heading && words.heading?.(heading)).not.toMatch(BROKEN);
        const whom = rules.actingFor?.(state);
        if (whom) expect(words.actingFor?.(whom)).not.toMatch(BROKEN);
        rules.play(state, advice.sample(state, random));
      }
    }
    // What a table may be asked besides, at the ends of the deck and of the prices.
    for (const because of ['deck-empty', 'price-lowest', 'price-highest', 'over']) {
      expect(words.refusal({ because, price: 1 }, {})).not.toMatch(BROKEN);
      expect(words.refusal({ because, price: 1 }, {})).not.toContain(`(${because})`);
    }
    expect(refused.size).toBe(7);
  });

  test('names every setting and value', () => {
    for (const setting of rules.setups.settings) {
      expect(words.setting(setting.key).sentence).not.toBe('');
      if (setting.kind === 'choice')
        for (const value of setting.values)
          expect(words.value(setting.key, value, {}).sentence).not.toBe('');
      if (setting.kind === 'composed')
        for (const value of setting.blocked)
          expect(words.blocked?.(setting.key, [value])).not.toMatch(foreign);
    }
    expect(words.summary({})).toMatch(/2–4–6/);
  });

  test('explains every refusal in the rules', async () => {
    const help = await words.help({});
    const known: readonly string[] = Object.values(CHAPTERS).flat();
    expect(help.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))).toEqual(
      known,
    );
    for (const because of ['over', 'no-steps', 'bid-too-low', 'one-loan', 'price-lowest'])
      expect(known).toContain(help.about(because));
    expect(help.about('weather')).toBeNull();
    for (const { paragraphs } of help.chapters)
      for (const { text } of paragraphs) expect(text).not.toMatch(foreign);
  });
});

test('both languages say the same words of the same actions', () => {
  const actions: readonly JsonObject[] = legal(fresh(3));
  expect(actions.length).toBe(6);
  expect(Object.keys(en.table)).toEqual(Object.keys(ko.table));
});
