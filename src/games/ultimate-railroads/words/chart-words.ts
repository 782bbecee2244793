/** The figures whose course is shown after a match. */
export const CHART_IDS = ['rounds', 'outlook'] as const;

export type ChartId = (typeof CHART_IDS)[number];

/** Each by a word for its button, and by what it counts. */
export type ChartWords = Readonly<
  Record<ChartId, { readonly label: string; readonly title: string }>
>;
