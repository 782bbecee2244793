import { type HexPoint, hexCenter } from '../../../../ui/board/hex-shape';
import { HexArea } from '../../../../ui/board/marks';
import './step-marks.css';
import type { MapOf } from '../model/base/map';

interface StepMarksProps {
  readonly map: MapOf;
  /** The hexes of each step, where it comes from first. */
  readonly steps: readonly (readonly number[])[];
}

/** From the middle of a hex to the number in it, in the units of the board. */
const INWARD = 18;

/** The hexes of several steps, the ways between them, and the numbers of the steps where each of them leads. */
export function StepMarks({ map: { all }, steps }: StepMarksProps) {
  const numbers = new Map<string, { readonly at: HexPoint; readonly of: number[] }>();
  const ways = steps.map((hexes, step) => {
    const points = hexes
      .flatMap((hex) => all.hexes[hex] ?? [])
      .map((hex) => hexCenter(hex, 'pointy'));
    const [to, from] = [...points].reverse();
    if (!to) return '';
    // Where it enters, or below the middle, so the contents stay visible.
    const [x, y] = from ? [from.x - to.x, from.y - to.y] : [0, 1];
    const by = INWARD / Math.hypot(x, y);
    const at = { x: to.x + by * x, y: to.y + by * y };
    const key = `${at.x} ${at.y}`;
    numbers.set(key, { at, of: [...(numbers.get(key)?.of ?? []), step + 1] });
    return from ? `M${from.x} ${from.y}L${to.x} ${to.y}` : '';
  });
  return (
    <>
      <HexArea map={all} hexes={steps.flat()} look="route" />
      <path class="f-deed-way" d={ways.join('')} />
      {[...numbers].map(([key, { at, of }]) => (
        <Numbers key={key} at={at} text={shortOf(of)} />
      ))}
    </>
  );
}

function Numbers({ at: { x, y }, text }: { readonly at: HexPoint; readonly text: string }) {
  const half = 7 + 5 * text.length;
  return (
    <g class="f-deed-step" data-numbers={text}>
      <rect x={x - half} y={y - 12} width={2 * half} height="24" rx="12" />
      <text x={x} y={y + 6.4}>
        {text}
      </text>
    </g>
  );
}

/** Numbers that follow each other as from which to which. */
function shortOf(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  return numbers.length > 2 && last - first < numbers.length ? `${first}–${last}` : numbers.join();
}
