import type { Hex } from '../kit/hex';
import { hexPath } from './hex-shape';
import { memo } from './memo';

interface HexCellProps {
  readonly number: number;
  readonly hex: Hex;
  /** What it is and holds, whole. */
  readonly name: string;
  readonly target: boolean;
  readonly chosen: boolean;
  /** Where the tab key comes in. */
  readonly home: boolean;
  readonly touch: {
    readonly tap: (number: number) => void;
    readonly enter: (number: number, byKeys: boolean) => void;
    readonly leave: () => void;
  };
}

/** A hex that can be touched. There are many, and a tap changes few of them. */
export const HexCell = memo((props: HexCellProps) => {
  const { number, hex, touch } = props;
  return (
    <path
      role="gridcell"
      class="hex-board__hex"
      d={hexPath(hex)}
      data-hex={`${hex.col},${hex.row}`}
      data-target={props.target || undefined}
      // In small letters, as drawings want it: as `tabIndex` it counts for nothing, and every hex is a stop.
      tabindex={props.home ? 0 : -1}
      aria-label={props.name}
      aria-selected={props.chosen}
      onClick={() => touch.tap(number)}
      onFocus={(event) => touch.enter(number, event.currentTarget.matches(':focus-visible'))}
      onBlur={touch.leave}
    />
  );
});
