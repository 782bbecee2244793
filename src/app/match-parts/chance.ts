/** An integer from 0 to n−1 from the phone's own random source, each equally likely; n up to 2³². */
export function randomBelow(n: number): number {
  const word = new Uint32Array(1);
  const fair = 2 ** 32 - (2 ** 32 % n);
  do crypto.getRandomValues(word);
  while ((word[0] ?? 0) >= fair);
  return (word[0] ?? 0) % n;
}
