const ROUNDS = 7;
const SECONDS_A_ROUND = 0.7;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** What all but one value in twenty stay within. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** Runs work that takes no time worth naming over and over; it returns how many things it did. */
export function perSecond(work: () => number): number {
  const round = () => {
    const started = performance.now();
    const end = started + SECONDS_A_ROUND * 1000;
    let done = 0;
    let now = started;
    while (now < end) {
      done += work();
      now = performance.now();
    }
    return (done / (now - started)) * 1000;
  };
  // The compiler takes its time to see what is worth while.
  round();
  return median(Array.from({ length: ROUNDS }, round));
}

/** One figure of the bench. */
export interface Row {
  readonly what: string;
  readonly figure: number;
  readonly unit: '/s' | 'ms' | '×' | 'of 100' | 'bytes' | '';
  readonly goal?: { readonly least: number } | { readonly most: number };
}

const number = (value: number) =>
  value.toLocaleString(
    'en',
    value < 1000 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 },
  );

/** What is usual and what is bad luck, a row each. */
export function spread(
  what: string,
  times: readonly number[],
  goal?: { readonly most: number },
): readonly Row[] {
  const counted = `${what}, of ${times.length}`;
  const kind = { unit: 'ms', ...(goal && { goal }) } as const;
  return [
    { what: `${counted}: median`, figure: median(times), ...kind },
    { what: `${counted}: 19 in 20 within`, figure: p95(times), ...kind },
  ];
}

/** A heading, and the line under it. */
export function heading(title: string): string {
  return `\n${title}\n${'-'.repeat(title.length)}`;
}

/** A figure with its goal, if it has one, and whether that is met. */
export function line({ what, figure, unit, goal }: Row): string {
  const cells = [what.padEnd(58), number(figure).padStart(10), unit.padEnd(6)];
  if (goal) {
    const [sign, limit] = 'least' in goal ? ['≥', goal.least] : ['≤', goal.most];
    cells.push(
      `${sign} ${number(limit)} ${unit}`.trimEnd().padEnd(14),
      isMet({ figure, goal }) ? 'met' : 'NOT MET',
    );
  }
  return cells.join(' ').trimEnd();
}

function isMet({ figure, goal }: Pick<Row, 'figure'> & { goal: NonNullable<Row['goal']> }) {
  return 'least' in goal ? figure >= goal.least : figure <= goal.most;
}
