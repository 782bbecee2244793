import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArguments } from '../../e2e/playwright.config';
import { median } from '../measure';

export interface Category {
  readonly title: string;
  /** Of 100. */
  readonly score: number;
  /** What cost points, in Lighthouse's words. */
  readonly lost: readonly string[];
}

/** Lighthouse's mobile run, `times` times; each category's median, and what the last run criticized. */
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

/** What is read of Lighthouse's report. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, ReportedCategory>>;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null }>
  >;
}

interface ReportedCategory {
  readonly title: string;
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** Not a dependency: npx fetches it when it is needed. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Bytes of a report. */
const MOST = 64 * 2 ** 20;

async function auditOnce(chromePath: string, url: string): Promise<Category[]> {
  const flags = ['--headless=new', ...chromiumArguments].join(' ');
  const args = ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: chromePath };
  const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: MOST });
  const { categories, audits, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  return Object.values(categories).map(({ title, score, auditRefs }) => ({
    title,
    score: (score ?? Number.NaN) * 100,
    lost: auditRefs
      .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => audits[id]?.title ?? id),
  }));
}
