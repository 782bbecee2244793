/** A number of halves: “1½”. */
export function halves(number: number): string {
  const whole = Math.floor(number / 2);
  if (number % 2 === 0) return String(whole);
  return whole > 0 ? `${whole}½` : '½';
}
