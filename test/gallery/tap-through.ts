/** What every table has once its words are there. */
const TABLE = '[data-step]:not(:empty)';

/**
 * Taps what the selectors find in an element, one after the other and each when the element is at rest; then calls `ready`,
 * and `drawn` when what follows from that is at rest. A selector that finds nothing ends it with `missing`. The returned
 * function gives it up.
 */
export function tapThrough(
  within: Element,
  selectors: readonly string[],
  {
    ready,
    drawn,
    missing,
  }: {
    readonly ready: () => void;
    readonly drawn: () => void;
    readonly missing: (selector: string) => void;
  },
): () => void {
  const left = [...selectors];
  let isReady = false;
  const marks = new MutationObserver(next);
  marks.observe(within, { attributeFilter: ['data-settled'] });
  return () => marks.disconnect();

  function next(): void {
    if (!within.hasAttribute('data-settled') || !within.querySelector(TABLE)) return;
    const selector = left.shift();
    if (selector !== undefined) {
      const found = within.querySelector(selector);
      if (found) return void found.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      marks.disconnect();
      missing(selector);
    } else if (!isReady) {
      isReady = true;
      ready();
    } else {
      marks.disconnect();
      drawn();
    }
  }
}
