import type { Heard } from './heard';

/** Of more than so many alike, only the first two and the last are told. */
const ALIKE = 6;

/** What is heard as text, a line for each thing, indented as it is nested. */
export function readOut(found: readonly Heard[]): string {
  return `${lines(found, '').join('\n')}\n`;
}

function lines(found: readonly Heard[], indent: string): readonly string[] {
  return runs(found).flatMap((run) => {
    if (run.length <= ALIKE) return run.flatMap((one) => told(one, indent));
    const [first, second, last] = [run[0], run[1], run.at(-1)];
    return [
      ...[first, second].flatMap((one) => (one ? told(one, indent) : [])),
      `${indent}… ${run.length - 3} more of ${last?.role}`,
      ...(last ? told(last, indent) : []),
    ];
  });
}

/** Neighbours of the same kind together. */
function runs(found: readonly Heard[]): readonly (readonly Heard[])[] {
  const all: Heard[][] = [];
  for (const one of found) {
    const last = all.at(-1);
    if (last?.[0]?.role === one.role) last.push(one);
    else all.push([one]);
  }
  return all;
}

function told(one: Heard, indent: string): readonly string[] {
  const what = one.role === 'StaticText' ? '' : `${one.role}${one.level ?? ''} `;
  const states = one.states.length > 0 ? ` (${one.states.join(', ')})` : '';
  const name = one.name === '' ? '' : `“${one.name}”`;
  return [`${indent}${what}${name}${states}`.trimEnd(), ...lines(one.inside, `${indent}  `)];
}
