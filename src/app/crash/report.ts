/** What developers need to fix the error, and nothing about the players. */
export function crashReport(error: unknown): string {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [
    `Roundhouse ${__APP_VERSION__}`,
    new Date().toISOString(),
    `screen ${location.hash.replace(/\/match\/[^/]+/, '/match/…')}`,
    `window ${innerWidth}×${innerHeight}, ${devicePixelRatio}`,
    navigator.userAgent,
    '',
    what.replaceAll(location.origin, ''),
    '',
  ].join('\n');
}
