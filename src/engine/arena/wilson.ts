/** A share with its 95 % confidence interval. */
export interface Interval {
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

const Z = 1.959963984540054;

/** Wilson's score interval for `wins` of `matches`. */
export function wilson(wins: number, matches: number): Interval {
  if (matches === 0) return { share: 0, from: 0, to: 1 };
  const share = wins / matches;
  const spread = Z * Math.sqrt((share * (1 - share)) / matches + (Z / (2 * matches)) ** 2);
  const center = share + Z ** 2 / (2 * matches);
  const scale = 1 + Z ** 2 / matches;
  return {
    share,
    from: Math.max(0, (center - spread) / scale),
    to: Math.min(1, (center + spread) / scale),
  };
}
