/** What the command line of a bench in a browser names: the path of Chromium, and the built folder. */
export function givenPaths(): { readonly chromium: string; readonly dist: string } {
  const [chromium, dist] = process.argv.slice(2);
  if (!chromium || !dist) throw new Error('Wants the path of Chromium and the built folder.');
  return { chromium, dist };
}
