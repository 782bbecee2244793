/** Figures that both languages write alike. */

/** Whole dollars: “$4”, “−$3”. */
export const dollars = (n: number) => (n < 0 ? `−$${-n}` : `$${n}`);

/** A figure that may be below zero: “−9”. */
export const whole = (n: number) => (n < 0 ? `−${-n}` : `${n}`);

/** A change: “+3”, “−2”, “0”. */
export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What was and what is then: “3 → 4”. */
export const change = (from: number | string, to: number | string) => `${from}\u00a0→\u00a0${to}`;

/** Two ends of a link: “Chicago–Toledo”. */
export const between = (ends: readonly string[]) => ends.join('–');
