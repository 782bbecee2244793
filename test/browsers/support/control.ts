/** What a person points at: something to press by its name, or by how it looks. */
export interface Wanted {
  /** A selector. Default: whatever can be pressed. */
  readonly css?: string;
  /** Its whole name, or what its name begins with when that ends with `…`. */
  readonly name?: string;
  /** Which of several, in the order of the page; counted round. Default: the first. */
  readonly nth?: number;
}

/**
 * In the page: scrolls it to the middle of the window and tells where to put the finger. Null while it is not there,
 * cannot be pressed, is covered by something else, or moves.
 */
export async function whereIs({ css, name, nth }: Wanted): Promise<[x: number, y: number] | null> {
  const pressable = 'a[href], button, summary, input, select, [role="button"], [role="tab"]';
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const said = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '';
    return said.replace(/\s+/g, ' ').trim();
  };
  const isNamed = (element: Element) =>
    name === undefined ||
    (name.endsWith('…') ? nameOf(element).startsWith(name.slice(0, -1)) : nameOf(element) === name);
  // A modal dialog is all there is for a person.
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const shown = [...(modal ?? document).querySelectorAll(css ?? pressable)]
    .filter(isNamed)
    // A box to tick is shown by its label.
    .map((one) => (one instanceof HTMLInputElement ? (one.labels?.[0] ?? one) : one))
    .filter((one) => one.getClientRects().length > 0 && one.ariaDisabled !== 'true');
  const found = shown[(nth ?? 0) % shown.length];
  if (!found) return null;
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const middle = (): [number, number] => {
    const { left, right, top, bottom } = found.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const before = middle();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const [x, y] = middle();
  const top = document.elementFromPoint(x, y);
  const still = x === before[0] && y === before[1];
  return still && top && (found.contains(top) || top.contains(found)) ? [x, y] : null;
}
