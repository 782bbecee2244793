import { useEffect } from 'preact/hooks';
import { showToast } from '../../ui/toast';
import { saveText } from '../files/save-file';
import { crashReport } from './report';
import { crashWords } from './words';

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
