/** How many bits of a set are on. */
export function bitsIn(set: number): number {
  let count = 0;
  for (let left = set; left > 0; left >>>= 1) count += left & 1;
  return count;
}
