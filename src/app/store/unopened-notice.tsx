import { render } from 'preact';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { unopened } from './unopened';
import './unopened-notice.css';
import { unopenedWords, whyUnopened } from './unopened-words';

let root: HTMLElement | null = null;

/** Shows why the archive is not open, over every screen, until it is. */
export function showUnopened(): void {
  if (root) return;
  root = document.body.appendChild(document.createElement('div'));
  render(<UnopenedNotice />, root);
}

function UnopenedNotice() {
  const words = unopenedWords();
  const asked = unopened.value;
  if (!asked) return null;
  const goOn = async () => {
    const { temporaryArchive } = await import('./temporary-archive');
    asked.goOn(await temporaryArchive());
    unopened.value = null;
    addEventListener('beforeunload', (event) => event.preventDefault());
    showToast({ text: words.unkept, stays: true });
  };
  return (
    <section class="unopened" role="alert">
      <p>{whyUnopened(asked.why, words)}</p>
      <div class="unopened__ways">
        <Button kind="primary" onClick={() => location.reload()}>
          {words.again}
        </Button>
        <Button onClick={() => void goOn()}>{words.goOn}</Button>
      </div>
    </section>
  );
}
