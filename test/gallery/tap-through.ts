/** What every table has once its words are there. */
const TABLE = '[data-step]:not(:empty)';

/**
 * Waits for the table in an element, taps what the selectors find one after the other, and calls back when that is drawn.
 * The returned function gives it up.
 */
export function tapThrough(
  within: Element,
  selectors: readonly string[],
  done: () => void,
): () => void {
  const left = [...selectors];
  let frame = requestAnimationFrame(begin);
  return () => cancelAnimationFrame(frame);

  function begin(): void {
    frame = requestAnimationFrame(within.querySelector(TABLE) ? next : begin);
  }
  function next(): void {
    const [selector] = left;
    if (selector === undefined) {
      done();
      return;
    }
    const found = within.querySelector(selector);
    if (found) left.shift();
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    frame = requestAnimationFrame(next);
  }
}
