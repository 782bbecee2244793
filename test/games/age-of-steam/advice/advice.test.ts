import { expect, test } from 'vitest';
import { advice } from '../../../../src/games/age-of-steam/advice';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { playWell } from './matches';

const shares = new Float32Array(6);

test('the value does not depend on the positions looked at before', () => {
  const seen: { readonly packed: Uint8Array; readonly value: number[] }[] = [];
  const value = (packed: Uint8Array) => {
    advice.value(rules.unpack({ board: 'rust-belt' }, 4, packed), shares);
    return [...shares.subarray(0, 4)];
  };
  playWell(4, 'before', (state) => {
    const packed = rules.pack(state);
    seen.push({ packed, value: value(packed) });
  });
  for (const { packed, value: before } of seen.reverse()) expect(value(packed)).toEqual(before);
});
