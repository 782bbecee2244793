import { visit } from '../support/site';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose?: string;
  }[];
}

/** In the page: how large the icons really are. */
function sizesOf(icons: Manifest['icons']): Promise<string[]> {
  return Promise.all(
    icons.map(async ({ src }) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }),
  );
}

test('a browser may install it', async ({ page }) => {
  await visit(page, './');
  const devtools = await page.context().newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { icons, ...told } = JSON.parse(manifest.data ?? '{}') as Manifest;
  expect(told).toMatchObject({
    id: 'roundhouse',
    name: 'Roundhouse',
    short_name: 'Roundhouse',
    start_url: '.',
    scope: '.',
    display: 'standalone',
  });
  const sizes = await page.evaluate(sizesOf, icons);
  expect(sizes).toEqual(icons.map((icon) => icon.sizes));
  expect(icons.map(({ purpose = 'any' }) => purpose)).toEqual([
    'any',
    'any',
    'maskable',
    'monochrome',
  ]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, which never install anything.
  const errors = installabilityErrors.map((one) => one.errorId);
  expect(errors.filter((id) => id !== 'in-incognito')).toEqual([]);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  });
  test('the system is told of a picture to show while the app starts', async ({ page }) => {
    await page.goto('./');
    const link = page.locator('link[rel="apple-touch-startup-image"][media*="portrait"]');
    await expect(link).toBeAttached();
    const src = await link.evaluate((element: HTMLLinkElement) => element.href);
    expect(await page.evaluate(sizesOf, [{ src, sizes: '' }])).toEqual(['1170x2532']);
  });
});

test('only our own scripts run', async ({ page }) => {
  await page.goto('./');
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /script-src 'self';/);
  await expect(policy).toHaveAttribute('content', /connect-src 'self' wss:;/);

  const refused = await page.evaluate(async () => {
    const directives: string[] = [];
    const told = new Promise<void>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => {
        if (directives.push(event.effectiveDirective) === 3) resolve();
      }),
    );
    const script = document.createElement('script');
    script.textContent = 'window.inlineRan = true;';
    document.body.append(script);
    const image = new Image();
    image.src = 'http://example.invalid/picture.png';
    await fetch('https://example.invalid/').catch(() => {});
    await told;
    return { directives: directives.sort(), inlineRan: 'inlineRan' in window };
  });
  expect(refused).toEqual({
    directives: ['connect-src', 'img-src', 'script-src-elem'],
    inlineRan: false,
  });
});
