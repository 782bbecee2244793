/** Track that may be built as a whole, by its hexes. */
export interface Along {
  readonly hexes: readonly number[];
}

/** The place of the next route through a hex, after the shown one; null where there is none. */
export function nextThrough(routes: readonly Along[], shown: number, hex: number): number | null {
  for (let ahead = 1; ahead < routes.length; ahead++) {
    const next = (shown + ahead) % routes.length;
    if (routes[next]?.hexes.includes(hex)) return next;
  }
  return null;
}
