/**
 * The type of some texts in any language, from the English ones: the same members and parameters, and any text where
 * the English has its own.
 */
export type TextsOf<English> = English extends (...args: infer Args) => infer Result
  ? (...args: Args) => TextsOf<Result>
  : English extends string
    ? string
    : { readonly [Key in keyof English]: TextsOf<English[Key]> };
