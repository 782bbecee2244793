import { FileDown } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { damagedMatch } from '../../archive/damage';
import { isTrouble } from '../../archive/trouble';
import type { Problem } from '../../kit/rules';
import { Button } from '../../ui/button';
import { DamageNotice } from '../damage/damage-notice';
import { useExport } from '../files/use-export';
import { useArchive } from '../store/archive';
import { useBesideWords } from './words';

/** What can be done with a match that cannot be opened: to save it, and to remove it where it is damaged. */
export function UnopenedMatch({ id, problem }: { readonly id: string; readonly problem: Problem }) {
  return problem.problem === 'unknown-game' ? (
    <SaveMatch id={id} />
  ) : (
    <DamagedMatch id={id} problem={problem} />
  );
}

function SaveMatch({ id }: { readonly id: string }) {
  const words = useBesideWords();
  const { saveOne } = useExport();
  return (
    <Button icon={FileDown} onClick={() => void saveOne(id)}>
      {words.exportMatch}
    </Button>
  );
}

function DamagedMatch({ id, problem }: { readonly id: string; readonly problem: Problem }) {
  const { problem: code, at } = problem;
  const query = useMemo(() => damagedMatch(id, { problem: code, at }), [id, code, at]);
  const rows = useArchive(query);
  return rows && !isTrouble(rows) ? <DamageNotice damaged={rows} /> : null;
}
