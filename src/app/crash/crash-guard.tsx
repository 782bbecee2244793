import { saveText } from '../files/save-file';
import './crash.css';
import { Component, type ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TextsOf } from '../../kit/texts';
import { showToast } from '../../ui/toast';
import { appearance } from '../store/appearance';

const en = {
  title: 'Something went wrong',
  safe: 'Every move you saw played is saved.',
  report: 'Save a report',
  reportHint:
    'A text file for the developers: what went wrong, and the version. It contains no names.',
  home: 'Back to Home',
  toast: 'Something went wrong.',
  missing: 'Part of the app is missing',
  missingHint: 'Roundhouse was probably just updated. Reload; your matches are safe.',
  reload: 'Reload',
};

const ko: TextsOf<typeof en> = {
  title: '문제가 생겼습니다',
  safe: '화면에 나온 수는 모두 저장되어 있습니다.',
  report: '보고서 저장',
  reportHint: '개발자에게 보낼 텍스트 파일입니다. 오류와 버전만 들어 있고 이름은 없습니다.',
  home: '처음 화면으로',
  toast: '문제가 생겼습니다.',
  missing: '앱의 일부를 찾을 수 없습니다',
  missingHint: '방금 업데이트된 것 같습니다. 새로 고치세요. 게임은 안전합니다.',
  reload: '새로 고침',
};

/** Not in the dictionaries, which are fetched, and may be what failed to load. */
const crashWords = () => ({ en, ko })[appearance.value.language];

/** The way back reloads, because the error may have left the page in any state. */
function startAfresh(): void {
  location.hash = '#/';
  location.reload();
}

function CrashPage({ error }: { readonly error: unknown }) {
  const words = crashWords();
  return (
    <main class="crash">
      <h1>{words.title}</h1>
      <p>{words.safe}</p>
      <button type="button" class="crash__button" onClick={startAfresh}>
        {words.home}
      </button>
      <button
        type="button"
        class="crash__button crash__button--plain"
        onClick={() => saveText('roundhouse-report.txt', crashReport(error))}
      >
        {words.report}
      </button>
      <p class="note">{words.reportHint}</p>
    </main>
  );
}

/** An error in the components below shows a page with a report and a way back, never a blank screen. */
export class CrashGuard extends Component<
  { readonly children: ComponentChildren },
  { readonly error: unknown; readonly broken: boolean }
> {
  override state = { error: null, broken: false };

  static override getDerivedStateFromError(error: unknown) {
    return { error, broken: true };
  }

  override render() {
    return this.state.broken ? <CrashPage error={this.state.error} /> : this.props.children;
  }
}

/** What developers need to fix the error, and nothing about the players. */
function crashReport(error: unknown): string {
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

/** Shown when a part of the app cannot be fetched. */
export function MissingChunk() {
  const words = crashWords();
  return (
    <main class="crash">
      <h1>{words.missing}</h1>
      <p>{words.missingHint}</p>
      <button type="button" class="crash__button" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </main>
  );
}

/** Errors that break no screen, as in a listener or a promise that nothing awaits, are reported too. */
export function StrayErrors() {
  useEffect(() => {
    const life = new AbortController();
    const tell = (error: unknown) => {
      const words = crashWords();
      const run = () => saveText('roundhouse-report.txt', crashReport(error));
      showToast({ text: words.toast, action: { label: words.report, run } });
    };
    addEventListener('unhandledrejection', (event) => tell(event.reason), { signal: life.signal });
    // Without an error object it is a browser's remark, such as a resize observed twice in a frame.
    addEventListener('error', (event) => event.error && tell(event.error), {
      signal: life.signal,
    });
    return () => life.abort();
  }, []);
  return null;
}
