import { FileDown, RefreshCw } from 'lucide-preact';
import { Button } from '../../ui/button';
import { useLoaded } from '../screen/use-loaded';
import { openHere } from '../store/open-matches';
import '../store/unopened-notice.css';
import { saveLive } from './save-live';
import { useFilesWords } from './words';

/**
 * The browser leaves something unanswered. What was saved before is safe; a match that is open can be saved as a file from
 * memory, without asking the browser's database.
 */
export function SilenceNotice() {
  const words = useFilesWords();
  const open = useLoaded(openHere, []) ?? [];
  return (
    <section class="unopened" role="alert">
      <p>{words.silent}</p>
      <div class="unopened__ways">
        {open.map((match) => (
          <Button key={match.header.id} icon={FileDown} onClick={() => saveLive(match)}>
            {words.saveOpen}
          </Button>
        ))}
        <Button icon={RefreshCw} onClick={() => location.reload()}>
          {words.reload}
        </Button>
      </div>
    </section>
  );
}
