/** One figure of the bench. */
export interface Row {
  readonly what: string;
  readonly figure: number;
  readonly unit: '/s' | 'ms' | '×';
  readonly goal?: { readonly least: number } | { readonly most: number };
}

const number = (value: number) =>
  value.toLocaleString(
    'en',
    value < 1000 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 },
  );

/** A heading, and the line under it. */
export function heading(title: string): string {
  return `\n${title}\n${'-'.repeat(title.length)}`;
}

/** A figure with its goal, if it has one, and whether that is met. */
export function line({ what, figure, unit, goal }: Row): string {
  const cells = [what.padEnd(58), number(figure).padStart(10), unit.padEnd(3)];
  if (goal) {
    const [sign, limit] = 'least' in goal ? ['≥', goal.least] : ['≤', goal.most];
    cells.push(
      `${sign} ${number(limit)} ${unit}`.padEnd(14),
      isMet({ figure, goal }) ? 'met' : 'NOT MET',
    );
  }
  return cells.join(' ').trimEnd();
}

function isMet({ figure, goal }: Pick<Row, 'figure'> & { goal: NonNullable<Row['goal']> }) {
  return 'least' in goal ? figure >= goal.least : figure <= goal.most;
}
