import { expect, test } from 'vitest';
import { pointsBeside } from '../../src/app/share/row';

test('a loss is written with a minus, and not twice beside the sign of a loss', () => {
  expect(pointsBeside({ sign: '−', points: -33 })).toBe('33');
  expect(pointsBeside({ sign: '$', points: -4 })).toBe('−4');
  expect(pointsBeside({ sign: '=', points: 12 })).toBe('12');
});
