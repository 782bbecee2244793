import type { Corner } from './button-room';
import { wayOf } from './pan-zoom-listen';

/**
 * The first of these corners of a frame where buttons of this size lie on no place that can be tapped next; where all have
 * some, the one with the fewest.
 */
export function freeCorner(
  frame: HTMLElement,
  buttons: HTMLElement,
  corners: readonly [Corner, ...Corner[]],
): Corner {
  const outer = frame.getBoundingClientRect();
  const { width, height } = buttons.getBoundingClientRect();
  const isTurned = wayOf(frame) < 0;
  const targets = [...frame.querySelectorAll('[data-target]')].map((target) =>
    target.getBoundingClientRect(),
  );
  const covered = ([side, end]: Corner) => {
    const isLeft = (side === 'left') !== isTurned;
    const isTop = (end === 'top') !== isTurned;
    return targets.filter(
      ({ left, right, top, bottom }) =>
        (isLeft ? left < outer.left + width : right > outer.right - width) &&
        (isTop ? top < outer.top + height : bottom > outer.bottom - height) &&
        // What is out of sight is below no button.
        right > outer.left &&
        left < outer.right &&
        bottom > outer.top &&
        top < outer.bottom,
    ).length;
  };
  const counts = corners.map(covered);
  return corners[counts.indexOf(Math.min(...counts))] ?? corners[0];
}
