import { Copy } from 'lucide-preact';
import { offered } from '../../games/offered';
import { Button } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import type { DesignContext } from '../store/design-context';
import { useCreate } from './use-create';
import { copyNames, useDesignWords } from './words';

/** The possible starts of a new design: a copy of each design that comes with a game. */
export function NewDesign({ contexts }: { readonly contexts: readonly DesignContext[] }) {
  const words = useDesignWords();
  const language = useLanguage();
  const create = useCreate();
  return contexts.map((context) => {
    const { game, editor } = context;
    const name = offered.find(({ id }) => id === game)?.name[language];
    return (
      <section class="section" key={game}>
        <h2 class="caps">{contexts.length > 1 ? `${words.begin}: ${name}` : words.begin}</h2>
        <p class="note">{editor.what[language]}</p>
        <div class="row">
          {editor.copies.map(({ value, design }) => {
            const names = editor.names(design);
            const copy = editor.named(design, copyNames(names));
            return (
              <Button key={value} icon={Copy} onClick={() => void create(context, copy)}>
                {names[language]}
              </Button>
            );
          })}
        </div>
      </section>
    );
  });
}
