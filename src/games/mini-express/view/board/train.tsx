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

/** A wagon in its company's colour, seen from the side, with the company's letter. */
export function Train({ company, letter, x, y, size = 1, planned }: TrainProps) {
  return (
    <g
      class="mx-train"
      data-company={company}
      data-planned={planned || undefined}
      transform={`translate(${x} ${y}) scale(${size})`}
    >
      <circle class="mx-train__wheel" cx="-5.5" cy="6.5" r="2.6" />
      <circle class="mx-train__wheel" cx="5.5" cy="6.5" r="2.6" />
      <path class="mx-train__body" d="M-10 -5.5a3 3 0 0 1 3 -3h14a3 3 0 0 1 3 3v11.5h-20z" />
      <text class="mx-train__letter" y="3.4">
        {letter}
      </text>
    </g>
  );
}
