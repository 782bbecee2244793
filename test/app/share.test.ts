import { expect, test } from 'vitest';
import { pointsBeside } from '../../src/app/share/row';
import { originSaid } from '../../src/app/share/sign';

test('a loss is written with a minus, and not twice beside the sign of a loss', () => {
  expect(pointsBeside({ sign: '−', points: -33 })).toBe('33');
  expect(pointsBeside({ sign: '$', points: -4 })).toBe('−4');
  expect(pointsBeside({ sign: '=', points: 12 })).toBe('12');
});

test('a picture says where the app is, if others can open it there', () => {
  const at = (address: string) => originSaid(new URL(address));
  expect(at('https://trains.example/roundhouse/')).toBe('Roundhouse · trains.example/roundhouse');
  expect(at('https://trains.example/index.html')).toBe('Roundhouse · trains.example');
  expect(at('http://localhost:4173/')).toBe('Roundhouse');
});
