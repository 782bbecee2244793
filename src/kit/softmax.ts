/**
 * Turns figures into shares of 1, such as of the win by points: each `spread` more is e times as much. Only the first
 * `count` figures count.
 */
export function softmax(
  figures: Float64Array,
  count: number,
  spread: number,
  into: Float32Array,
): void {
  let most = figures[0];
  for (let at = 1; at < count; at++) most = Math.max(most, figures[at]);
  let sum = 0;
  for (let at = 0; at < count; at++) {
    into[at] = Math.exp((figures[at] - most) / spread);
    sum += into[at];
  }
  for (let at = 0; at < count; at++) into[at] /= sum;
}
