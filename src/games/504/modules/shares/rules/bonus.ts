/** M9.22: the bonus of each by its rank; who ties shares what their places bring, halves up. */
export function rankBonus(points: readonly number[], bonus: readonly number[]): readonly number[] {
  return points.map((own) => {
    const better = points.filter((other) => other > own).length;
    const tied = points.filter((other) => other === own).length;
    const sum = bonus.slice(better, better + tied).reduce((all, one) => all + one, 0);
    return Math.floor(sum / tied + 0.5);
  });
}
