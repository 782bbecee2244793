import type { CompanyId } from '../../data/companies';
import type { EditorWords } from '../../words/editor-words';

/** Names for what a tool brings into being. */
export interface NewNames {
  readonly city: (number: number) => string;
  readonly start: (company: CompanyId) => string;
  readonly harbor: (number: number) => string;
  readonly label: (number: number) => string;
}

export function newNames(words: EditorWords): NewNames {
  const { newCity: city, newStart: start, newHarbor: harbor, newLabel: label } = words;
  return { city, start, harbor, label };
}
