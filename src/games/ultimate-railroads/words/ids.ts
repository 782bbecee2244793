/** The parts of a round's score. */
export const PARTS = ['trans', 'peter', 'kiev', 'stars', 'medal', 'industry'] as const;
export type Part = (typeof PARTS)[number];

/** The areas of the main board, and the engineers of the seat that looks. */
export const AREAS = ['track', 'build', 'industry', 'more', 'engineers', 'mine', 'order'] as const;
export type AreaId = (typeof AREAS)[number];

/** What pays points within a turn and has a row of its own. */
export const TURN_SOURCES = ['engineers', 'factories', 'keys', 'passing'] as const;
export type TurnSource = (typeof TURN_SOURCES)[number];

/** The groups in which effects are offered. */
export const GROUPS = ['track', 'build', 'gain', 'special'] as const;
export type GroupId = (typeof GROUPS)[number];

/** The figures whose course is shown after a match. */
export const CHART_IDS = ['rounds', 'outlook'] as const;

export type ChartId = (typeof CHART_IDS)[number];

/** Each by a word for its button, and by what it counts. */
export type ChartWords = Readonly<
  Record<ChartId, { readonly label: string; readonly title: string }>
>;

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
