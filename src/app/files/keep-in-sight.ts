/** What people do to look at something else. */
const LOOKING_ELSEWHERE = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Keeps an element in sight while what is above it on its screen still grows, until people look at something else.
 * Returns what ends it.
 */
export function keepInSight(element: HTMLElement): () => void {
  const growth = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
  const end = () => {
    growth.disconnect();
    for (const kind of LOOKING_ELSEWHERE) removeEventListener(kind, end, true);
  };
  growth.observe(element.closest('main') ?? document.body);
  for (const kind of LOOKING_ELSEWHERE) addEventListener(kind, end, true);
  return end;
}
