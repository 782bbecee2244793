import { saveText } from '../files/save-file';
import './crash.css';
import { crashReport } from './report';
import { crashWords } from './words';

/** The way back reloads, because the error may have left the page in any state. */
function startAfresh(): void {
  location.hash = '#/';
  location.reload();
}

export function CrashPage({ error }: { readonly error: unknown }) {
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
