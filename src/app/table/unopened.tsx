import { lazy } from '../../kit/lazy';
import type { Problem } from '../../kit/rules';
import { useLazy } from '../../ui/lazy';
import { useWords } from '../words/words';

const unopenedMatch = lazy(async () => (await import('./unopened-match')).UnopenedMatch);

/** Why a match cannot be opened, and what can be done with it. */
export function Unopened({ id, problem }: { readonly id: string; readonly problem: Problem }) {
  const { crash } = useWords();
  const UnopenedMatch = useLazy(unopenedMatch);
  return (
    <>
      <p class="notice" role="alert">
        {crash.unreadable(problem)}
      </p>
      {UnopenedMatch && <UnopenedMatch id={id} problem={problem} />}
    </>
  );
}
