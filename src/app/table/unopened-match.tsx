import { useMemo } from 'preact/hooks';
import { damagedMatch } from '../../archive/damage';
import { isTrouble } from '../../archive/trouble';
import type { Problem } from '../../kit/rules';
import { DamageNotice } from '../damage/damage-notice';
import { useArchive } from '../store/archive';
import { SaveMatch } from './save-match';

/** What can be done with a match that cannot be opened: to save it, and to remove it where it is damaged. */
export function UnopenedMatch({ id, problem }: { readonly id: string; readonly problem: Problem }) {
  return problem.problem === 'unknown-game' ? (
    <SaveMatch id={id} />
  ) : (
    <DamagedMatch id={id} problem={problem} />
  );
}

function DamagedMatch({ id, problem }: { readonly id: string; readonly problem: Problem }) {
  const { problem: code, at } = problem;
  const query = useMemo(() => damagedMatch(id, { problem: code, at }), [id, code, at]);
  const rows = useArchive(query);
  return rows && !isTrouble(rows) ? <DamageNotice damaged={rows} /> : null;
}
