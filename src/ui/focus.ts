import { Component, type ComponentChildren, type RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { holdSettled } from './settled';

/** Handles the keyboard focus and Escape while panels open and close in one part of the page. */

/** Escape, pressed anywhere in the element, goes one step back. */
export function useEscape(element: RefObject<HTMLElement | null>, back: () => void): void {
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    const within = element.current;
    within?.addEventListener('keydown', listen);
    return () => within?.removeEventListener('keydown', listen);
  }, [element]);
}

/**
 * When a step has removed the focused button from the page, the first element that `next` selects gets the focus: what
 * the player will do next.
 */
export function useKeptFocus(
  element: RefObject<HTMLElement | null>,
  step: string,
  next: string,
): void {
  const last = useRef(step);
  useEffect(() => {
    const moved = last.current !== step;
    last.current = step;
    if (!moved || document.activeElement !== document.body) return;
    element.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [element, step, next]);
}

interface ReleaseFocusProps {
  readonly step: string;
  /** Selects the panels that a step may remove. */
  readonly panels: string;
  readonly children: ComponentChildren;
}

/**
 * Takes the focus out of a panel before a step removes the panel: removing the focused element makes the browser lay
 * out the whole half-changed page at once. Unless something else takes it, the question of the panel that takes its place
 * has it once that is painted.
 */
export class ReleaseFocus extends Component<ReleaseFocusProps> {
  override getSnapshotBeforeUpdate({ step }: ReleaseFocusProps): boolean {
    const focused = document.activeElement;
    const leaves = step !== this.props.step && Boolean(focused?.closest(this.props.panels));
    if (leaves && focused instanceof HTMLElement) focused.blur();
    return leaves;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, left: boolean): void {
    if (!left) return;
    const release = holdSettled();
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('[data-question] h2')?.focus({ preventScroll: true });
        release();
      }),
    );
  }

  override render({ children }: ReleaseFocusProps): ComponentChildren {
    return children;
  }
}
