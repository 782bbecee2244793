const FACES = 6;

/**
 * How many cubes a column gives its city on average when goods grow (10.3): one for each die that shows its number, and
 * no more than wait in it.
 */
export function expectedCubes(dice: number, waiting: number): number {
  let sum = 0;
  // The probability that `shown` dice show the number.
  let chance = ((FACES - 1) / FACES) ** dice;
  for (let shown = 0; shown <= dice; shown++) {
    sum += chance * Math.min(shown, waiting);
    chance *= (dice - shown) / ((shown + 1) * (FACES - 1));
  }
  return sum;
}
