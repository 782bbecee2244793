/** A window of a browser, whatever drives it. Places and sizes are in CSS pixels. */
export interface BrowserWindow {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A finger on the page, at a place in the window. */
  tap(x: number, y: number): Promise<void>;
  /** Keys, where the focus is. */
  type(text: string): Promise<void>;
  /** Runs in the page. It may use nothing but its argument, which is written as JSON, like the result. */
  run<Given, Result>(
    work: (given: Given) => Result | Promise<Result>,
    given: Given,
  ): Promise<Awaited<Result>>;
  /** What the page has complained about in the console so far. */
  readonly complaints: readonly string[];
  /** What it shows, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Ends the whole browser in the middle of what it does, unless it has ended already. */
  kill(): Promise<void>;
}

/** Starts a browser whose window is as large as the smallest phone. What it keeps is in the folder `profile`. */
export type Launch = (profile: string) => Promise<BrowserWindow>;

export const PHONE = { width: 360, height: 640 };
