import { FileDown, RefreshCw } from 'lucide-preact';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import { useLoaded } from '../screen/use-loaded';
import { openHere } from '../store/open-matches';
import { liveFile } from './live-file';
import { saveText } from './save-file';
import '../store/unopened-notice.css';
import { useFilesWords } from './words';

function saveLive(match: LiveMatch): void {
  const { name, text } = liveFile(match);
  saveText(`${name}.json`, text);
}

/** The browser does not answer. What was saved is safe; an open match can be saved from memory. */
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
