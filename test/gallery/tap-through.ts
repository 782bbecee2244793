/** What every table has once its words are there. */
const TABLE = '[data-step]:not(:empty)';
/** After so many frames without a change nothing is being measured or moved any more. */
const STILL = 6;

/**
 * Waits for the table in an element, taps what the selectors find one after the other, calls `ready`, and `drawn` when
 * what follows from that is drawn. The returned function gives it up.
 */
export function tapThrough(
  within: Element,
  selectors: readonly string[],
  { ready, drawn }: { readonly ready: () => void; readonly drawn: () => void },
): () => void {
  const left = [...selectors];
  let still = 0;
  const changes = new MutationObserver(() => {
    still = 0;
  });
  changes.observe(within, { subtree: true, childList: true, attributes: true });
  let isReady = false;
  let isOver = false;
  const end = () => {
    isOver = true;
    changes.disconnect();
  };
  // As `useAfterFrame` does: what it has put off before is done by then.
  const later = () => requestAnimationFrame(() => setTimeout(next));
  later();
  return end;

  function next(): void {
    if (isOver) return;
    later();
    if (!within.querySelector(TABLE) || still++ < STILL) return;
    still = 0;
    const [selector] = left;
    if (selector !== undefined) {
      const found = within.querySelector(selector);
      if (found) left.shift();
      found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    } else if (!isReady) {
      isReady = true;
      ready();
    } else {
      end();
      drawn();
    }
  }
}
