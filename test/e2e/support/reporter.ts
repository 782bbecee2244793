import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
/** The name of the annotation with the seconds of a test. */
export const PROCESSOR_TIME = 'processor time';

/** Characters of each part of an error that is too long to be read. */
const PART = 2000;

interface File {
  open: number;
  passed: number;
  failed: number;
  seconds: number;
}

/**
 * A line for each file, and everything about what has failed. The run fails, too, when a test has taken more of the
 * processor than `most` seconds: it looks at too much at once. docs/testing.md says where it belongs.
 */
export default class ByFile implements Reporter {
  readonly #files = new Map<string, File>();
  readonly #slow: string[] = [];
  readonly #most: number;

  constructor({ most = Number.POSITIVE_INFINITY }: { readonly most?: number }) {
    this.#most = most;
  }

  onBegin(_: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) this.#file(test).open++;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = this.#file(test);
    // Project, file, and then titles.
    const [, , path = '', ...titles] = test.titlePath();
    const title = `${path}: ${titles.join(' › ')}`;
    const noted = result.annotations.find(({ type }) => type === PROCESSOR_TIME);
    const seconds = Number(noted?.description ?? 0);
    file.open--;
    file.seconds += seconds;
    if (test.outcome() === 'unexpected' || test.outcome() === 'flaky') {
      file.failed++;
      print(`✗ ${title}`);
      for (const error of result.errors) print(told(error));
      for (const { path } of result.attachments) if (path) print(`  ${path}`);
    } else file.passed++;
    if (seconds > this.#most) this.#slow.push(`${title}: ${seconds.toFixed(1)} s`);
    if (file.open === 0) {
      const failed = file.failed > 0 ? `, ${file.failed} failed` : '';
      print(`${path}: ${file.passed} passed${failed}, ${file.seconds.toFixed(1)} s of processor`);
    }
  }

  onError(error: TestError): void {
    print(told(error));
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.#slow.length === 0) return undefined;
    print(`More than ${this.#most} s of processor time:\n${this.#slow.join('\n')}`);
    return { status: 'failed' };
  }

  #file(test: TestCase): File {
    const [, , file = ''] = test.titlePath();
    const known = this.#files.get(file) ?? { open: 0, passed: 0, failed: 0, seconds: 0 };
    this.#files.set(file, known);
    return known;
  }
}

/** The beginning and the end of what may be a whole page. */
function told({ stack, message = '' }: TestError): string {
  const text = stack ?? message;
  return text.length > 2 * PART ? `${text.slice(0, PART)}\n…\n${text.slice(-PART)}` : text;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
