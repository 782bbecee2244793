import { describe, expect, test } from 'vitest';
import { blockedIn, drawn, valuesAt, withPart } from '../../../src/app/book/values';
import { type ComposedSetting, composedValues } from '../../../src/kit/setups';

const setting: ComposedSetting = {
  ...{ kind: 'composed', key: 'world', parts: 3, distinct: true, usual: '685' },
  values: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  blocked: ['1', '2', '3', '4'],
};
const twice: ComposedSetting = { ...setting, distinct: false, blocked: [] };

describe('a word made of parts', () => {
  test('never shows what another dial shows, where that cannot be', () => {
    expect(valuesAt(setting, ['6', '8', '5'], 0)).toEqual(['1', '2', '3', '4', '6', '7', '9']);
    expect(valuesAt(twice, ['6', '8', '5'], 0)).toEqual(setting.values);
  });

  test('lets a typed part change places with an equal one', () => {
    expect(withPart(setting, ['6', '8', '5'], 0, '5')).toBe('586');
    expect(withPart(setting, ['6', '8', '5'], 0, '7')).toBe('785');
    expect(withPart(twice, ['6', '8', '5'], 0, '5')).toBe('585');
  });

  test('has as many values that can be played as its open parts make', () => {
    const all = composedValues(setting);
    expect(all).toHaveLength(5 * 4 * 3);
    expect(new Set(all).size).toBe(60);
    expect(all.every((value) => blockedIn(setting, value).length === 0)).toBe(true);
    expect(composedValues(twice)).toHaveLength(9 ** 3);
    expect(blockedIn(setting, '164')).toEqual(['1', '4']);
  });

  test('is drawn again, and stays only where there is no other', () => {
    for (let time = 0; time < 20; time++) expect(drawn(['567', '685'], '685')).toBe('567');
    expect(drawn(['685'], '685')).toBe('685');
    expect(drawn([], '685')).toBe('685');
  });
});
