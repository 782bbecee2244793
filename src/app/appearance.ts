import { effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../kit/words';

export const THEMES = ['system', 'light', 'dark'] as const;
export const TEXTS = ['usual', 'large', 'largest'] as const;
export const MOTIONS = ['system', 'reduced'] as const;

/** How this phone wants to be spoken to and shown to. */
export interface Appearance {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXTS)[number];
  readonly motion: (typeof MOTIONS)[number];
}

/**
 * Kept in localStorage, not in the archive: it must be known before the first screen is drawn, and the
 * archive answers only later.
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
    // Forbidden storage or a broken value: the usual appearance is as good as any.
  }
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
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
    // It holds until the page is closed; there is no better place.
  }
}

/** Keeps <html> true to the appearance: language, theme, size of text, motion. */
export function showAppearance(): void {
  effect(() => {
    const { language, theme, text, motion } = appearance.value;
    const root = document.documentElement;
    root.lang = language;
    // Style sheets know the usual ways of `system` and `usual` by nothing being said.
    Object.assign(root.dataset, { theme, text, motion });
  });
}
