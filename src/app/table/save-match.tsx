import { FileDown } from 'lucide-preact';
import type { LiveMatch } from '../../match/live-match';
import { Button } from '../../ui/button';
import { shareText } from '../files/hand-out';
import { liveFile } from '../files/live-file';
import { useExport } from '../files/use-export';
import { useBesideWords } from './words';

/** Saves a match as a file, where it cannot be opened. */
export function SaveMatch({ id }: { readonly id: string }) {
  const words = useBesideWords();
  const { saveOne } = useExport();
  return (
    <Button icon={FileDown} onClick={() => void saveOne(id)}>
      {words.exportMatch}
    </Button>
  );
}

/** Hands out an open match from memory, to another app first: the phone may have no room for another file. */
export function SendMatch({ match }: { readonly match: LiveMatch }) {
  const words = useBesideWords();
  const send = () => {
    const { name, text } = liveFile(match);
    void shareText(name, text);
  };
  return (
    <Button icon={FileDown} onClick={send}>
      {words.exportMatch}
    </Button>
  );
}
