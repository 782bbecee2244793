import { Copy } from 'lucide-preact';
import { Button } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import type { DesignContext } from '../store/design-context';
import { useCreate } from './use-create';
import { copyNames, useBoardsWords } from './words';

/** The possible starts of a new design: a copy of each design that comes with a game. */
export function NewBoard({ contexts }: { readonly contexts: readonly DesignContext[] }) {
  const words = useBoardsWords();
  const language = useLanguage();
  const create = useCreate();
  return (
    <section class="section">
      <h2 class="caps">{words.begin}</h2>
      <div class="row">
        {contexts.flatMap((context) =>
          context.editor.copies.map(({ value, design }) => {
            const names = context.editor.names(design);
            const copy = context.editor.named(design, copyNames(names));
            return (
              <Button
                key={`${context.game} ${value}`}
                icon={Copy}
                onClick={() => void create(context, copy)}
              >
                {names[language]}
              </Button>
            );
          }),
        )}
      </div>
    </section>
  );
}
