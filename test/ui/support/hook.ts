import { h, render } from 'preact';
import { afterEach, beforeEach, vi } from 'vitest';

/** In place of a page element: enough for components that render nothing. */
export function emptyElement(): Element {
  const element = {
    nodeType: 1,
    nodeName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    childNodes: [],
    firstChild: null,
    insertBefore: () => undefined,
    removeChild: () => undefined,
  };
  return element as unknown as Element;
}

/** Runs a hook outside a browser. `now` is its last return value; `again` renders it with other properties. */
export async function runHook<Props extends object, Result>(
  useIt: (props: Props) => Result,
  props: Props,
) {
  const place = emptyElement();
  let result: Result | undefined;
  function Probe(given: Props) {
    result = useIt(given);
    return null;
  }
  const again = async (given: Props) => {
    render(h(Probe, given), place);
    await settled();
  };
  await again(props);
  return {
    now: () => result as Result,
    again,
    end: () => render(null, place),
  };
}

/** For files of tests with hooks: no frame and no effect waits for a real clock. */
export function withoutClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(async () => {
    // An effect left waiting for a frame would keep Preact from scheduling those of the next test.
    await vi.runAllTimersAsync();
    vi.useRealTimers();
  });
}

/** Resolves when effects have run, frames have been drawn, and their changes are rendered. */
export async function settled(): Promise<void> {
  // An effect waits at most 35 ms for a frame, and may cause another.
  await vi.advanceTimersByTimeAsync(160);
}
