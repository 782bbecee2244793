/** What no sentence may contain: gaps, code, doubled spaces, stray marks, a percentage that can break. */
export const BROKEN =
  /undefined|null|NaN|[{}]|\[object|^[\s.]*$| {2}| [.,:;]|\d %|^ | $|\.\.|는는|를를/;

export const HANGUL = /[가-힣]/;

export const PEOPLE = ['Ana', '민준', 'Cho', 'Dora', 'Eli', 'Fay'];
