/** Where the rulebooks are silent: what is played here, and why. */
export interface Ruling {
  readonly title: string;
  readonly text: string;
}

/** A figure of the table, explained, and the paragraph that says more. */
export interface LegendLine {
  readonly title: string;
  readonly text: string;
  readonly more: string;
}

/** A short paragraph of the rules in our own words. */
export interface HelpParagraph {
  /** The same in every language. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What its picture shows, in words; null: it has none. The game's view draws it by the paragraph's id. */
  readonly picture: string | null;
  readonly legend: readonly LegendLine[];
  readonly rulings: readonly Ruling[];
}

/** All the rules of a game, to be read and searched. */
export interface Help {
  readonly chapters: readonly {
    readonly title: string;
    readonly paragraphs: readonly HelpParagraph[];
  }[];
  /** The paragraph about a topic: the word of a refusal, or a part of the game's own table; null: none. */
  about(topic: string): string | null;
}
