/** The most of these scores; null: all are the same, and nobody leads. */
export function leadingScore(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  return scores.some((score) => score < most) ? most : null;
}
