/**
 * Both lists without their common items, which explain no difference. A list that would become empty stays complete.
 */
export function unlike(
  a: readonly string[],
  b: readonly string[],
): readonly [readonly string[], readonly string[]] {
  const without = (all: readonly string[], others: readonly string[]) => {
    const rest = all.filter((one) => !others.includes(one));
    return rest.length > 0 ? rest : all;
  };
  return [without(a, b), without(b, a)];
}
