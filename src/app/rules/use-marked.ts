import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { placesIn } from './find';

/** The name by which the style sheet knows what was found. */
const NAME = 'found';

/**
 * Marks what was searched for in the text that is shown, without writing it again: that would take longer than typing a
 * letter. A browser that cannot do it shows the text as it is. `shown` changes with what is shown.
 */
export function useMarked(
  text: RefObject<HTMLElement | null>,
  query: string,
  shown: unknown,
): void {
  useEffect(() => {
    if (!text.current || query.trim() === '' || !('highlights' in CSS)) return;
    CSS.highlights.set(NAME, new Highlight(...rangesIn(text.current, query)));
    return () => void CSS.highlights.delete(NAME);
  }, [text, query, shown]);
}

function rangesIn(root: HTMLElement, query: string): readonly Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('[hidden], svg, label, .contents, [role=status]')) continue;
    for (const [from, to] of placesIn(node.textContent ?? '', query)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  }
  return ranges;
}
