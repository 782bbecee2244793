import type { Help } from './help';

/** The rules help of a game without its texts. */
export interface HelpPlan<
  Chapter extends string,
  Paragraph extends string,
  Pictured extends Paragraph,
  Ruling extends string,
  Part extends string,
  Figure extends string,
> {
  /** The paragraphs of each chapter, in the order in which they are read. */
  readonly chapters: Readonly<Record<Chapter, readonly Paragraph[]>>;
  /** The paragraphs that the view draws a picture of. */
  readonly pictured: readonly Pictured[];
  /** What the app plays where the rulebooks are silent, each with the paragraph that it belongs to. */
  readonly rulings: Readonly<Record<Ruling, Paragraph>>;
  /** The paragraph that says why, for each word of a refusal. */
  readonly why: Readonly<Record<string, Paragraph>>;
  /** The paragraph about each part of the table, which also has its legend. */
  readonly parts: Readonly<Record<Part, Paragraph>>;
  /** The figures that legends explain: the part of the table where each is, and the paragraph that says more. */
  readonly figures: Readonly<
    Record<Figure, { readonly part: NoInfer<Part>; readonly more: NoInfer<Paragraph> }>
  >;
}

/** A heading and the text below it. */
export interface Passage {
  readonly title: string;
  readonly text: string;
}

/** The rules help of one language. */
interface HelpText<
  Chapter extends string,
  Paragraph extends string,
  Pictured extends string,
  Ruling extends string,
  Figure extends string,
> {
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly paragraphs: Readonly<Record<Paragraph, Passage>>;
  /** Text alternatives of the paragraphs' pictures. */
  readonly pictures: Readonly<Record<Pictured, string>>;
  readonly rulings: Readonly<Record<Ruling, Passage>>;
  /** Each figure of the table as its legend explains it. */
  readonly figures: Readonly<Record<Figure, Passage>>;
}

/** The rules help as the app shows it, from its plan and the text of a language. */
export function helpFrom<
  Chapter extends string,
  Paragraph extends string,
  Pictured extends Paragraph,
  Ruling extends string,
  Part extends string,
  Figure extends string,
>(
  plan: HelpPlan<Chapter, Paragraph, Pictured, Ruling, Part, Figure>,
  text: NoInfer<HelpText<Chapter, Paragraph, Pictured, Ruling, Figure>>,
): Help {
  const pictures: Readonly<Record<string, string>> = text.pictures;
  const topics: Readonly<Record<string, Paragraph>> = { ...plan.why, ...plan.parts };
  const legendOf = (id: Paragraph) =>
    keysOf(plan.figures).filter((figure) => plan.parts[plan.figures[figure].part] === id);
  const rulingsOf = (id: Paragraph) =>
    keysOf(plan.rulings).filter((ruling) => plan.rulings[ruling] === id);
  const paragraph = (id: Paragraph) => ({
    id,
    ...text.paragraphs[id],
    picture: pictures[id] ?? null,
    legend: legendOf(id).map((figure) => ({
      ...text.figures[figure],
      more: plan.figures[figure].more,
    })),
    rulings: rulingsOf(id).map((ruling) => text.rulings[ruling]),
  });
  return {
    chapters: keysOf(plan.chapters).map((chapter) => ({
      title: text.chapters[chapter],
      paragraphs: plan.chapters[chapter].map(paragraph),
    })),
    about: (topic) => topics[topic] ?? (Object.hasOwn(text.paragraphs, topic) ? topic : null),
  };
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
