import { memo } from '../../../../ui/memo';
import type { CompanyId } from '../../data/companies';

interface TrainProps {
  readonly company: CompanyId;
  readonly letter: string;
  /** The middle. */
  readonly x: number;
  readonly y: number;
  /** 1 is 20 by 17 units. */
  readonly size?: number;
  /** Not there yet: the route that is shown. */
  readonly planned?: boolean;
}

/**
 * A wagon in its company's colour, seen from the side, with the company's letter. It is placed by its numbers:
 * a transform for each of so many would cost time in every frame.
 */
export const Train = memo(({ company, letter, x, y, size = 1, planned }: TrainProps) => {
  const long = (units: number) => Number((units * size).toFixed(2));
  const right = (units: number) => Number((x + units * size).toFixed(2));
  const down = (units: number) => Number((y + units * size).toFixed(2));
  const round = `a${long(3)} ${long(3)} 0 0 1 ${long(3)}`;
  const top = `${round} ${long(-3)}h${long(14)}${round} ${long(3)}`;
  const wheel = { class: 'mx-train__wheel', cy: down(6.5), r: long(2.6) };
  return (
    <g class="mx-train" data-company={company} data-planned={planned || undefined}>
      <circle {...wheel} cx={right(-5.5)} />
      <circle {...wheel} cx={right(5.5)} />
      <path
        class="mx-train__body"
        d={`M${right(-10)} ${down(-5.5)}${top}v${long(11.5)}h${long(-20)}z`}
        stroke-width={long(1.8)}
      />
      <text class="mx-train__letter" x={x} y={down(3.4)} font-size={long(12.5)}>
        {letter}
      </text>
    </g>
  );
});
