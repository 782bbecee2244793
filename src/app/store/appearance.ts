import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../../kit/words';

export const THEMES = ['system', 'light', 'dark'] as const;
export const TEXTS = ['usual', 'large', 'largest'] as const;
export const MOTIONS = ['system', 'reduced'] as const;

/** The language and the look of this phone. */
export interface Appearance {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXTS)[number];
  readonly motion: (typeof MOTIONS)[number];
}

/**
 * Kept in localStorage, not in the archive: the first screen needs it before the archive can answer.
 */
const KEY = 'roundhouse.appearance';

const one = <Value>(values: readonly Value[], wanted: unknown, usual: Value): Value =>
  values.find((value) => value === wanted) ?? usual;

function read(): Appearance {
  let kept: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) kept = { ...parsed };
  } catch {
    // Storage is forbidden or the value is damaged: use the defaults.
  }
  // Outside a browser, as in a test, nobody speaks any.
  const spoken = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2));
  const usual = LANGUAGES.find((language) => language === spoken.find(isOurs)) ?? 'en';
  return {
    language: one(LANGUAGES, kept.language, usual),
    theme: one(THEMES, kept.theme, 'system'),
    text: one(TEXTS, kept.text, 'usual'),
    motion: one(MOTIONS, kept.motion, 'system'),
  };
}

function isOurs(tag: string): boolean {
  return LANGUAGES.some((language) => language === tag);
}

export const appearance = signal<Appearance>(read());

export function changeAppearance(change: Partial<Appearance>): void {
  appearance.value = { ...appearance.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(appearance.value));
  } catch {
    // It lasts until the page is closed.
  }
}

/** Keeps the attributes of <html> in sync with the appearance. */
export function showAppearance(): void {
  effect(() => {
    const { language, theme, text, motion } = appearance.value;
    const root = document.documentElement;
    root.lang = language;
    // Style sheets have no rules for `system` and `usual`: those are their defaults.
    Object.assign(root.dataset, { theme, text, motion });
  });
}
