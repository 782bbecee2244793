/** How the app plays where the rulebooks are silent, and why. */
export interface Ruling {
  readonly title: string;
  readonly text: string;
}

/** An explained part of the table, and the paragraph that says more. */
export interface LegendLine {
  readonly title: string;
  readonly text: string;
  readonly more: string;
}

/** A short paragraph of the rules, not copied from a rulebook. */
export interface HelpParagraph {
  /** The same in every language. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The alternative text of its picture; null: it has none. The game's view draws it by the paragraph's id. */
  readonly picture: string | null;
  readonly legend: readonly LegendLine[];
  readonly rulings: readonly Ruling[];
}

/** All the rules of a game, to read and search. */
export interface Help {
  readonly chapters: readonly {
    readonly title: string;
    readonly paragraphs: readonly HelpParagraph[];
  }[];
  /** The paragraph about a topic: the word of a refusal, a part of the game's table, or a paragraph itself; null: none. */
  about(topic: string): string | null;
}
