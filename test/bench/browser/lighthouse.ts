import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArguments } from '../../e2e/playwright.config';
import { median } from '../measure';

export interface Category {
  readonly title: string;
  /** Of 100. */
  readonly score: number;
  /** What cost points, in Lighthouse's words. */
  readonly lost: readonly string[];
}

/** Lighthouse's mobile run, so many times; each category's median, and what the last run found wanting. */
export async function audit(
  chromePath: string,
  url: string,
  times: number,
): Promise<readonly Category[]> {
  const runs: Category[][] = [];
  for (let run = 0; run < times; run++) runs.push(await auditOnce(chromePath, url));
  const last = runs.at(-1) ?? [];
  return last.map(({ title, lost }, index) => {
    const scores = runs.map((categories) => categories[index]?.score ?? Number.NaN);
    return { title, score: median(scores), lost };
  });
}

async function auditOnce(chromePath: string, url: string): Promise<Category[]> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...chromiumArguments],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error('Lighthouse gave no result.');
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
    return Object.values(categories).map(({ title, score, auditRefs }) => ({
      title,
      score: (score ?? Number.NaN) * 100,
      lost: auditRefs
        .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => audits[id]?.title ?? id),
    }));
  } finally {
    chrome.kill();
  }
}
