/** What a puzzle can be about. */
export const THEMES = [
  'start-card',
  'pass',
  'turn-order',
  'claim-worker',
  'hire',
  'engineer',
  'token',
  'reward',
  'color',
  'locomotive',
  'where-to',
  'industry',
  'doublers',
  'means',
  'how',
  'tracks',
] as const;

export type Theme = (typeof THEMES)[number];

/** The themes in one language. The sentence helps without giving the answer away. */
export type ThemeTexts = Readonly<
  Record<Theme, { readonly title: string; readonly sentence: string }>
>;
