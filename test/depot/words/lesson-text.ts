/** The steps of the lesson, in order. */
export const STEPS = [
  ...(['bid', 'load', 'deliver', 'draw'] as const),
  ...(['orders', 'end', 'company', 'score'] as const),
] as const;
export type StepId = (typeof STEPS)[number];

/** The lesson in one language; see `LessonStep` in the kit. */
export interface LessonText {
  readonly title: string;
  readonly sentence: string;
  readonly steps: Readonly<
    Record<StepId, { readonly say: string; readonly other: string; readonly done: string }>
  >;
}
