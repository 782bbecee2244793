import { expect } from 'vitest';
import type { Language } from '../../../src/kit/words';

/** What no sentence may contain: gaps, code, doubled spaces, stray marks, a percentage that can break. */
export const BROKEN =
  /undefined|null|NaN|[{}]|\[object|^[\s.]*$| {2}| [.,:;]|\d %|^ | $|\.\.|는는|를를/;
export const HANGUL = /[가-힣]/;

/** A whole sentence of this language. Names are in the other one often enough, so `PEOPLE` are left out. */
export function expectSentence(said: string | null | undefined, language: Language): void {
  expect(said).not.toMatch(BROKEN);
  if (language === 'ko') expect(said).toMatch(HANGUL);
  else expect(said?.replaceAll(PEOPLE[1], '')).not.toMatch(HANGUL);
}

/** Names of players in both scripts, with different ends for the particles. */
export const PEOPLE = ['Ana', '민준', 'Cho', 'Dora', 'Eli', 'Fay'] as const;
