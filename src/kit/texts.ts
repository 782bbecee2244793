import { type Lazy, lazy } from './lazy';
import type { Language } from './words';

/**
 * The type of some texts in any language, from the English ones: the same members and parameters, and any text where
 * the English has its own.
 */
export type TextsOf<English> = English extends (...args: infer Args) => infer Result
  ? (...args: Args) => TextsOf<Result>
  : English extends string
    ? string
    : { readonly [Key in keyof English]: TextsOf<English[Key]> };

type PartLoaders<Parts> = { readonly [Part in keyof Parts]: () => Promise<Parts[Part]> };
type LazyParts<Parts> = { readonly [Part in keyof Parts]: Lazy<Parts[Part]> };

/** The texts of a game by language and part, from the list of what to load for each. */
export function lazyTexts<Parts extends object>(
  loaders: Readonly<Record<Language, PartLoaders<Parts>>>,
): Readonly<Record<Language, LazyParts<Parts>>> {
  const parts = (language: Language) =>
    Object.fromEntries(
      Object.entries<() => Promise<unknown>>(loaders[language]).map(([part, load]) => [
        part,
        lazy(load),
      ]),
      // The entries have the keys and the types of the loaders, which `fromEntries` cannot say.
    ) as LazyParts<Parts>;
  return { en: parts('en'), ko: parts('ko') };
}
