import { saveText } from '../files/save-file';
import './crash.css';
import { Component, type ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { showToast } from '../../ui/toast';
import { crashWords } from './words';

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
      <p class="crash__note">{words.reportHint}</p>
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

/**
 * Errors that break no screen (in a listener, or in a promise that nothing awaits) are reported too, with a report to
 * save.
 */
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
