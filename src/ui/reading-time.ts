/** Milliseconds that a text stays before the next one follows by itself: time to notice it and to read it. */
export function readingTime(text: string): number {
  return 900 + 32 * text.length;
}
