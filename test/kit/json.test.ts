import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from '../../src/kit/fingerprint';
import { canonical, type Json } from '../../src/kit/json';

const json = fc.jsonValue() as fc.Arbitrary<Json>;

/** The same value with the keys of every object in reverse order. */
function turned(value: Json): Json {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).map(([key, inner]) => [key, turned(inner ?? null)]);
  return Object.fromEntries(pairs.reverse());
}

test('the canonical text is JSON for the same value, whatever the order of keys', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(canonical(turned(value))).toBe(canonical(value));
      // toEqual tells -0 from 0; JSON does not.
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('undefined values are left out', () => {
  expect(canonical({ b: 1, a: undefined, c: { d: undefined } })).toBe('{"b":1,"c":{}}');
});

test('fingerprints are 14 hexadecimal digits and differ when positions do', () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      expect(fingerprint(one)).toMatch(/^[0-9a-f]{14}$/);
      expect(fingerprint(one) === fingerprint(other)).toBe(canonical(one) === canonical(other));
    }),
  );
});

test('a fingerprint never changes: old logs are compared with it', () => {
  expect(fingerprint({ heap: 12, taken: [0, 3] })).toBe('0cc9ac501d4e17');
  expect(fingerprint('콩')).toBe('188382800fbccc');
});
