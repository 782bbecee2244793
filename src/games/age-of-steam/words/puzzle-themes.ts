/** What a puzzle can be about. */
export const THEMES = [
  'shares',
  'bid',
  'drop',
  'action-now',
  'action-ahead',
  'longer-delivery',
  'link',
  'lay-track',
  'save-money',
  'new-city',
  'best-delivery',
  'whom-it-pays',
  'engine',
  'production',
] as const;

export type Theme = (typeof THEMES)[number];

/** The themes in one language. The sentence helps without giving the answer away. */
export type ThemeTexts = Readonly<
  Record<Theme, { readonly title: string; readonly sentence: string }>
>;
