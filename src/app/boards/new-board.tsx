import { Copy } from 'lucide-preact';
import { Button } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import type { Workshop } from './desks';
import { useCreate } from './use-create';
import { copyNames, useBoardsWords } from './words';

/** What a new design can begin as: a copy of each that comes with a game. */
export function NewBoard({ shops }: { readonly shops: readonly Workshop[] }) {
  const words = useBoardsWords();
  const language = useLanguage();
  const create = useCreate();
  return (
    <section class="section">
      <h2 class="caps">{words.begin}</h2>
      <div class="row">
        {shops.flatMap((shop) =>
          shop.desk.copies.map(({ value, design }) => {
            const names = shop.desk.names(design);
            const copy = shop.desk.named(design, copyNames(names));
            return (
              <Button
                key={`${shop.game} ${value}`}
                icon={Copy}
                onClick={() => void create(shop, copy)}
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
