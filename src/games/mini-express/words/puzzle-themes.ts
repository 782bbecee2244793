/** What a puzzle can be about. */
export const THEMES = [
  'end-now',
  'not-yet',
  'free-share',
  'keep-place',
  'share-now',
  'compensation',
  'purple',
  'overtake',
  'deny',
  'length',
  'influence',
  'spike',
  'harbor',
] as const;

export type Theme = (typeof THEMES)[number];

/** The themes in one language. The sentence helps without giving the answer away. */
export type ThemeTexts = Readonly<
  Record<Theme, { readonly title: string; readonly sentence: string }>
>;
