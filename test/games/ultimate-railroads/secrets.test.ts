import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import type { State } from '../../../src/games/ultimate-railroads/rules/state';
import { randomFrom } from '../../../src/kit/random';
import { disclosures, hasSecrets, visibleEvents } from '../../../src/kit/secrets';
import { at, played, pooled, write } from './support/positions';

const PILE = ['factories', 'engineers', 'grayBrown', 'doublers', 'extra'];
const PICKED = [
  [1, 'keys'],
  [0, 'ends'],
  [1, 'black'],
  [2, 'tokens'],
];
const bonus = { pile: PILE, out: ['locos', 'workers'], picked: PICKED };
const choosing = (seat: number) =>
  at('four', {
    bonus,
    turn: { phase: 'bonus', during: 'turn', seat, round: 1 },
    pool: { bonus: 1 },
  });

/** The cards that get to each place when what the seat cannot know is sampled again. */
function imagined(state: State, seat: number) {
  const random = randomFrom('secrets');
  const picked = PICKED.map(() => new Set<string>());
  const out = new Set<string>();
  const pile = new Set<string>();
  for (let time = 0; time < 200; time++) {
    const other = rules.clone(state);
    rules.determinize(other, seat, random);
    const { bonus: dealt } = write(other);
    for (const [pick, [, card]] of dealt.picked.entries()) picked[pick]?.add(card);
    for (const card of dealt.out) out.add(card);
    for (const card of dealt.pile) pile.add(card);
  }
  return { picked, out, pile };
}

describe('hidden from a seat', () => {
  test('14: who looks through the pile knows it, and the others do not', () => {
    const state = choosing(2);
    const looking = imagined(state, 2);
    expect(looking.pile).toEqual(new Set(PILE));
    const unknown = new Set(['keys', 'ends', 'black', 'locos', 'workers']);
    expect(looking.picked).toEqual([unknown, unknown, unknown, new Set(['tokens'])]);
    expect(looking.out).toEqual(unknown);
    const first = imagined(state, 1);
    expect(first.picked.slice(0, 3)).toEqual([
      new Set(['keys']),
      new Set(['ends']),
      new Set(['black']),
    ]);
    expect(first.out).toEqual(new Set(['locos', 'workers']));
    expect(first.pile).toEqual(new Set([...PILE, 'tokens']));
  });

  test('14: a seat without a pick that looks knows the pile alone', () => {
    const { pile, out, picked } = imagined(choosing(3), 3);
    const unknown = new Set(['keys', 'ends', 'black', 'tokens', 'locos', 'workers']);
    expect(pile).toEqual(new Set(PILE));
    expect(out).toEqual(unknown);
    expect(picked).toEqual([unknown, unknown, unknown, unknown]);
  });

  test('14: nothing else changes but the generator', () => {
    const state = choosing(0);
    const other = rules.clone(state);
    rules.determinize(other, 3, randomFrom('else'));
    expect({ ...write(other), bonus: null }).toEqual({ ...write(state), bonus: null });
    expect(rules.draws(other)).toBe(rules.draws(state));
  });

  test('14: the event names the card only to the seat that took it, and the cards that left to no seat', () => {
    const { events } = played(choosing(3), { do: 'bonus', card: 'extra' });
    expect(visibleEvents(rules, events, [3])).toEqual([{ event: 'bonus', seat: 3, card: 'extra' }]);
    expect(visibleEvents(rules, events, [0, 1, 2])).toEqual([]);
    const out = [{ event: 'out', cards: ['locos', 'workers'] }];
    expect(visibleEvents(rules, out, [0, 1, 2, 3])).toEqual([]);
  });

  test('14: a seat has secrets when it holds a card or looks through the pile, until the end', () => {
    const has = (state: State) => [0, 1, 2, 3].map((seat) => hasSecrets(rules, state, seat));
    expect(has(at('four'))).toEqual([false, false, false, false]);
    expect(has(choosing(3))).toEqual([true, true, true, true]);
    expect(has(at('four', { bonus }))).toEqual([true, true, true, false]);
    const over = at('four', {
      bonus,
      turn: { phase: 'over', seat: null, round: 7 },
      strip: [null, null, null, null, null, null, null],
      ...{
        'table.0.passed': true,
        'table.1.passed': true,
        'table.2.passed': true,
        'table.3.passed': true,
      },
    });
    expect(has(over)).toEqual([false, false, false, false]);
  });

  test('14: looking through the pile discloses, taking a card does not', () => {
    const state = pooled({ prize: 1, bonus: 1, key: 1 });
    const prize = played(state, { do: 'prize', take: 'bonus' }).state;
    expect(disclosures(rules, prize)).toBe(disclosures(rules, state));
    const looking = played(prize, { do: 'done' }).state;
    expect(disclosures(rules, looking)).toBeGreaterThan(disclosures(rules, prize));
    const one = played(looking, { do: 'bonus', card: 'keys' }).state;
    const two = played(one, { do: 'bonus', card: 'black' }).state;
    expect(disclosures(rules, one)).toBe(disclosures(rules, looking));
    expect(disclosures(rules, two)).toBe(disclosures(rules, looking));
  });

  test('13.5, 14: a standing counts the cards of the viewers alone, until the end', () => {
    const state = at('four', {
      bonus: {
        pile: PILE.filter((card) => card !== 'extra'),
        out: ['locos', 'workers'],
        picked: [...PICKED, [3, 'extra']],
      },
      'table.2.tokens': ['medal'],
    });
    // Seat 0: ends 0; seat 1: keys 0, black 3; seat 2: tokens 7; seat 3: extra, the majority.
    expect(rules.standing(state).scores).toEqual([0, 3, 7, 40]);
    expect(rules.standing(state, []).scores).toEqual([0, 0, 0, 0]);
    expect(rules.standing(state, [2]).scores).toEqual([0, 0, 7, 0]);
    expect(rules.standing(state, [3]).scores).toEqual([0, 0, 0, 40]);
  });
});
