import type { Help } from './help';

/** The rules help of a game without its texts. */
export interface HelpPlan {
  /** The paragraphs of each chapter, in the order in which they are read. */
  readonly chapters: Readonly<Record<string, readonly string[]>>;
  /** The paragraphs that the view draws a picture of. */
  readonly pictured: readonly string[];
  /** What the app plays where the rulebooks are silent, each with the paragraph that it belongs to. */
  readonly rulings: Readonly<Record<string, string>>;
  /** The paragraph that says why, for each word of a refusal. */
  readonly why: Readonly<Record<string, string>>;
  /** The paragraph about each part of the table, which also has its legend. */
  readonly parts: Readonly<Record<string, string>>;
  /** The figures that legends explain: the part of the table where each is, and the paragraph that says more. */
  readonly figures: Readonly<Record<string, { readonly part: string; readonly more: string }>>;
}

/** A heading and the text below it. */
export interface Passage {
  readonly title: string;
  readonly text: string;
}

/** The rules help of one language. */
interface HelpText<Plan extends HelpPlan> {
  readonly chapters: Readonly<Record<keyof Plan['chapters'], string>>;
  readonly paragraphs: Readonly<Record<Plan['chapters'][keyof Plan['chapters']][number], Passage>>;
  /** Text alternatives of the paragraphs' pictures. */
  readonly pictures: Readonly<Record<Plan['pictured'][number], string>>;
  readonly rulings: Readonly<Record<keyof Plan['rulings'], Passage>>;
  /** Each figure of the table as its legend explains it. */
  readonly figures: Readonly<Record<keyof Plan['figures'], Passage>>;
}

/** The rules help as the app shows it, from its plan and the text of a language. */
export function helpFrom<Plan extends HelpPlan>(plan: Plan, text: HelpText<Plan>): Help {
  const { chapters, paragraphs, pictures, rulings, figures }: HelpText<HelpPlan> = text;
  const topics: Readonly<Record<string, string>> = { ...plan.why, ...plan.parts };
  const paragraph = (id: string) => ({
    id,
    ...paragraphs[id],
    picture: pictures[id] ?? null,
    legend: Object.entries(plan.figures)
      .filter(([, { part }]) => plan.parts[part] === id)
      .map(([figure, { more }]) => ({ ...figures[figure], more })),
    rulings: Object.entries(plan.rulings)
      .filter(([, about]) => about === id)
      .map(([ruling]) => rulings[ruling]),
  });
  return {
    chapters: Object.entries(plan.chapters).map(([chapter, ids]) => ({
      title: chapters[chapter],
      paragraphs: ids.map(paragraph),
    })),
    about: (topic) => topics[topic] ?? (Object.hasOwn(paragraphs, topic) ? topic : null),
  };
}
