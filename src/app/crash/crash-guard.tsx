import { saveText } from '../files/save-file';
import './crash.css';
import { Component, type ComponentChildren } from 'preact';
import { crashReport } from './report';
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
