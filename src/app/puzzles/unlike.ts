/** Both lists without what they share, for that explains no difference; a list that would be empty stays whole. */
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
