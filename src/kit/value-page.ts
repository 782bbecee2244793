/** A heading, what is said below it, and what is listed there. */
export interface PagePassage {
  readonly title: string;
  readonly text: string;
  readonly list: readonly { readonly title: string; readonly text: string }[];
}

/** A part of a page. */
export interface PageSection {
  /** The same in every language. */
  readonly id: string;
  readonly title: string;
  /** The part of the value that the section is about, such as a digit; null: the whole. The game's view draws it. */
  readonly part: string | null;
  /** For every reader, and not only for those who want to know more. */
  readonly main: boolean;
  readonly passages: readonly PagePassage[];
}

/** Everything about one value of a composed setting, in a game whose values each have a page. */
export interface ValuePage {
  readonly title: string;
  /** In a few words each. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** What happens one after the other. */
  readonly sequence: { readonly label: string; readonly steps: readonly string[] };
  readonly sections: readonly PageSection[];
}
