import { FileDown } from 'lucide-preact';
import { Button } from '../../ui/button';
import { useExport } from '../files/use-export';
import { useBesideWords } from './words';

/** Saves the match as a file, offered where the phone may not keep it much longer. */
export function SaveNow({ id }: { readonly id: string }) {
  const words = useBesideWords();
  const { saveOne } = useExport();
  return (
    <Button icon={FileDown} onClick={() => void saveOne(id)}>
      {words.exportMatch}
    </Button>
  );
}
