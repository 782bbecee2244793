import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { matchFileName } from '../../../src/app/files/match-file-name';
import { saveText } from '../../../src/app/files/save-file';

// Here already when it is needed, as on a phone that keeps the app.
beforeAll(async () => {
  void phone({});
  await import('../../../src/app/files/hand-out');
});
afterEach(() => vi.unstubAllGlobals());

/** The next way in which a phone hands out a file, with its name. */
function phone(navigator: object): Promise<string> {
  return new Promise((resolve) => {
    const share = async ({ files: [file] }: { files: readonly File[] }) =>
      resolve(`shared ${file?.name}`);
    vi.stubGlobal('navigator', { canShare: () => true, share, languages: ['en'], ...navigator });
    const link = { download: '', click: () => resolve(`downloaded ${link.download}`) };
    vi.stubGlobal('document', { createElement: () => link });
  });
}

test('a file is shared where an installed app has no way back from a download, and downloaded elsewhere', async () => {
  const installed = phone({ standalone: true });
  saveText('match.json', '{}');
  expect(await installed).toBe('shared match.json');

  for (const page of [{}, { standalone: false }]) {
    const browser = phone(page);
    saveText('match.json', '{}');
    expect(await browser).toBe('downloaded match.json');
  }
});

test('an installed app that cannot share this file downloads it all the same', async () => {
  const installed = phone({ standalone: true, canShare: () => false });
  saveText('match.json', '{}');
  expect(await installed).toBe('downloaded match.json');
});

test('the file of a match is named by its game, its title and the day, in any language', () => {
  const at = new Date(2026, 10, 28, 1, 30);
  expect(matchFileName('age-of-steam', 'Anna, Bo', at)).toBe(
    'roundhouse-age-of-steam-Anna-Bo-2026-11-28',
  );
  expect(matchFileName('504', '가은과 “나눔”/2', at)).toBe(
    'roundhouse-504-가은과-나눔-2-2026-11-28',
  );
  expect(matchFileName('504', '../:*?', at)).toBe('roundhouse-504-2026-11-28');
  expect(matchFileName('504', 'x'.repeat(300), at).length).toBeLessThan(80);
});
