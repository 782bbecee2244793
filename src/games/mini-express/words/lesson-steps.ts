/** The lessons in their order, each with its steps. */
export const LESSONS = {
  first: [
    ...(['card', 'draft', 'second', 'build', 'places', 'share'] as const),
    ...(['compensation', 'length', 'purple', 'end', 'score'] as const),
  ],
  automa: ['bag', 'build', 'share', 'score'],
  expert: ['both', 'each', 'single', 'first', 'second', 'score'],
  spike: ['omaha', 'begin', 'join', 'lengths'],
  harbors: ['purple', 'open', 'start', 'read'],
} as const;

export type LessonId = keyof typeof LESSONS;
export type StepId<Id extends LessonId> = (typeof LESSONS)[Id][number];

/** The texts of a step; see `LessonStep` in the kit. */
export interface StepText {
  readonly say: string;
  readonly other: string;
  readonly done: string;
}

/** The lessons in one language. */
export type LessonTexts = {
  readonly [Id in LessonId]: {
    readonly title: string;
    readonly sentence: string;
    readonly steps: Readonly<Record<StepId<Id>, StepText>>;
  };
};
