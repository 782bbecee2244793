import { FileDown } from 'lucide-preact';
import { Button } from '../../ui/button';
import { useExport } from '../files/use-export';
import { useBesideWords } from './words';

/** Saves a match as a file, where it cannot be opened or the phone may not keep it much longer. */
export function SaveMatch({ id }: { readonly id: string }) {
  const words = useBesideWords();
  const { saveOne } = useExport();
  return (
    <Button icon={FileDown} onClick={() => void saveOne(id)}>
      {words.exportMatch}
    </Button>
  );
}
