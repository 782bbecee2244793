import { FileDown, RefreshCw } from 'lucide-preact';
import { FILE_VERSION, ONE_MATCH } from '../../kit/match-file';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import { useLoaded } from '../screen/use-loaded';
import { openHere } from '../store/open-matches';
import { day, saveText } from './save-file';
import '../store/unopened-notice.css';
import { useFilesWords } from './words';

/** Saves a match that is open as a file, from memory: for where the archive does not answer. */
function saveLive({ timeline }: LiveMatch): void {
  const { header, entries } = timeline;
  const file = { format: ONE_MATCH, version: FILE_VERSION, header, entries };
  saveText(`roundhouse-match-${day()}.json`, JSON.stringify(file));
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
