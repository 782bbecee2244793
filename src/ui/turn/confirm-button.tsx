import { useEffect, useRef } from 'preact/hooks';
import { Button, type ButtonProps } from '../button';
import { guardLastTap, lastTap } from '../tap-guard';

/** Half of the side of the cover, in px. */
const REACH = 32;

/** The main button of a step that only confirms: a second tap in the place of the one that led here does not confirm. */
export function ConfirmButton(props: Omit<ButtonProps, 'kind' | 'buttonRef'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const box = button.current?.getBoundingClientRect();
    const tap = lastTap();
    if (!box || !tap) return;
    const isNear = (from: number, at: number, to: number) => at > from - REACH && at < to + REACH;
    if (isNear(box.left, tap.x, box.right) && isNear(box.top, tap.y, box.bottom)) guardLastTap()();
  }, []);
  return <Button {...props} kind="primary" buttonRef={button} />;
}
