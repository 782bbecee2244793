import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { spaceOf as space } from '../../../../src/games/ultimate-railroads/rules/tables';
import { comesFirst } from '../../../../src/games/ultimate-railroads/view/comes-first';
import { factsOf } from '../../../../src/games/ultimate-railroads/view/facts';
import { blockedOf } from '../../../../src/games/ultimate-railroads/view/spaces/blocked';
import {
  heldBy,
  spaceFacts,
} from '../../../../src/games/ultimate-railroads/view/spaces/space-facts';
import { voiceOf } from '../../../../src/games/ultimate-railroads/view/voice';
import { words as en } from '../../../../src/games/ultimate-railroads/words/en';
import { table as enTable } from '../../../../src/games/ultimate-railroads/words/en/table';
import { words as ko } from '../../../../src/games/ultimate-railroads/words/ko';
import { table as koTable } from '../../../../src/games/ultimate-railroads/words/ko/table';
import type { Json } from '../../../../src/kit/json';
import { randomFrom } from '../../../../src/kit/random';
import { at } from '../support/positions';
import { builder, rich } from '../support/walk';

describe.each([
  ['en', en, enTable],
  ['ko', ko, koTable],
] as const)(
  '5.4: what keeps a space from being carried out in full is said, %s',
  (_, words, table) => {
    const blocked = (patch: Record<string, Json>, id: string) => {
      const state = at('four', { turn: { phase: 'turn', seat: 0, round: 1 }, ...patch });
      const one = blockedOf(state, 0, space(id), voiceOf(words, table, [], state));
      if (!one) throw new Error(`${id} can be used`);
      return { short: one.short, ...one.notice };
    };
    const { short } = table.spaces;

    test.each([
      ['a color that is not there yet', {}, 'white-1', 'color', 'colors'],
      ['a gap', { 'table.0.industry': [4] }, 'industry-1', 'gap', 'industry'],
      [
        'no place for a doubler',
        { 'table.0.doublers': 8, doublers: 22 },
        'doubler',
        'doubled',
        'doublers',
      ],
    ] as const)('%s', (_, patch, id, what, topic) => {
      const said = blocked(patch, id);
      expect(said.short).toBe(short[what]);
      expect(said.because).toBe(topic);
      expect(said.text).not.toBe(words.refusal({ because: 'not-complete', space: id }, {}));
      if (what === 'gap')
        expect(said.text).toContain(words === ko ? '5 다음 빈칸' : 'the gap after 5');
    });

    test('no room up to the color ahead', () => {
      const said = blocked(
        { 'table.0.tracks': { trans: [3, 2], peter: [1, 0], kiev: [1, 0] } },
        'gray-1',
      );
      expect(said).toMatchObject({ short: short.room, because: 'steps' });
    });

    test('4.3: no ruble takes a place in the turn order, and that is said', () => {
      const poor = { 'table.0.workers': 0, 'table.0.roubles': 1, 'table.0.black': 'none' };
      const said = blocked(poor, 'place-2');
      expect(said.short).toBe(short['no-workers']);
      expect(said.because).toBe('wrong-pay');
      const any = words.refusal({ because: 'wrong-pay', space: 'any', needs: 2 }, {});
      expect(said.text).not.toBe('');
      expect(said.text.length).toBeLessThan(any.length);
    });

    const people = ['Iris', 'Bora'].map((name) => ({
      ...{ name, colour: 'red' as const, player: { kind: 'person' as const } },
    }));

    test('4.1: a space that is taken names who took it, in the one sentence of its panel', () => {
      const taken = { taken: { money: [1, 1, 0, 0] }, 'table.1.workers': 4 };
      const state = at('four', { turn: { phase: 'turn', seat: 0, round: 1 }, ...taken });
      const voice = voiceOf(words, table, people, state);
      const held = heldBy(spaceFacts(state, space('money')), voice);
      expect(held).toBe(table.spaces.takenBy('Bora'));
      expect(blockedOf(state, 0, space('money'), voice)).toEqual({
        short: '',
        notice: { text: held, because: 'taken' },
      });
    });

    test('4.1: the space that is always free is not said to be taken', () => {
      const used = { bottom: [0, 1], 'table.0.workers': 4, 'table.1.workers': 4 };
      const state = at('four', { turn: { phase: 'turn', seat: 0, round: 1 }, ...used });
      const voice = voiceOf(words, table, people, state);
      const held = heldBy(spaceFacts(state, space('bottom')), voice);
      expect(held).toBe(table.spaces.usedBy(table.list(['Iris', 'Bora'])));
      expect(blockedOf(state, 0, space('bottom'), voice)).toBeNull();
    });

    test('nothing to pay with', () => {
      const none = { 'table.0.workers': 0, 'table.0.roubles': 0 };
      expect(blocked(none, 'black-2').short).toBe(short['no-workers']);
      expect(blocked({ ...none, 'table.0.workers': 1 }, 'black-2').short).toBe(
        short['few-workers'],
      );
      expect(blocked({ ...none, 'table.0.workers': 1 }, 'any').short).toBe(short['no-rubles']);
    });
  },
);

test('what has to be decided first is said, with a paragraph of the rules that there is', async () => {
  const random = randomFrom('first');
  const help = await en.help({});
  const paragraphs = help.chapters.flatMap((chapter) => chapter.paragraphs.map(({ id }) => id));
  const met = new Set<string>();
  for (const seats of [2, 3, 4]) {
    const state = rich(seats, `first ${seats}`);
    while (rules.toAct(state) !== null) {
      const now = rules.clone(state);
      const facts = factsOf(now);
      const first = comesFirst(now, facts, voiceOf(en, enTable, [], now));
      if (['turn', 'claims'].includes(facts.phase)) expect(first).toBeNull();
      else {
        expect(first?.text).toMatch(/^First \S.*[.]$/);
        expect(paragraphs).toContain(help.about(first?.because ?? ''));
        met.add(facts.lock || facts.phase);
      }
      rules.play(state, builder(state, random));
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(['resolve', 'bonus', 'hand', 'spread']));
});
