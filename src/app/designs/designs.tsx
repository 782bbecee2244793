import { Copy, EllipsisVertical } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { DesignRecord } from '../../archive/database';
import { listDesigns } from '../../archive/designs';
import type { Rows } from '../../archive/rows';
import { isTrouble } from '../../archive/trouble';
import { offered } from '../../games/offered';
import { isolated } from '../../kit/names';
import { Button, IconButton } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import { type DesignContext, designContexts, soundDesigns } from '../store/design-context';
import { DesignCard, DesignMenu, useCreate } from './design-menu';
import { copyNames, useDesignWords, useTroubleSentence } from './words';
import '../screen/card-list.css';
import { Screen } from '../screen/screen';
import { useLoaded } from '../screen/use-loaded';
import { useArchive } from '../store/archive';
import './designs.css';
import { DamageNotice } from '../damage/damage-notice';
import { ImportDesign } from './import-design';

/** The possible starts of a new design: a copy of each design that comes with a game. */
function NewDesign({ contexts }: { readonly contexts: readonly DesignContext[] }) {
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

/** While they are loading. */
const NONE: readonly DesignContext[] = [];

/** Every design on this phone, the last changed first. */
export function Designs() {
  const words = useDesignWords();
  const sentence = useTroubleSentence();
  const designs = useArchive(listDesigns);
  const loaded = useLoaded(designContexts, []);
  const contexts = loaded ?? NONE;
  const [menuOf, setMenuOf] = useState<DesignRecord | null>(null);
  return (
    <Screen title={words.title} up="/" layout="wide">
      <NewDesign contexts={contexts} />
      {isTrouble(designs) && <p class="notice">{sentence(designs)}</p>}
      {designs && loaded && !isTrouble(designs) && (
        <DesignList {...soundDesigns(designs, loaded)} contexts={contexts} onMenu={setMenuOf} />
      )}
      <ImportDesign />
      <DesignMenu record={menuOf} contexts={contexts} onClose={() => setMenuOf(null)} />
    </Screen>
  );
}

function DesignList({
  rows,
  damaged,
  contexts,
  onMenu,
}: Rows<DesignRecord> & {
  readonly contexts: readonly DesignContext[];
  readonly onMenu: (record: DesignRecord) => void;
}) {
  const words = useDesignWords();
  const language = useLanguage();
  return (
    <>
      <DamageNotice damaged={damaged} />
      <ul class="card-list">
        {rows.map((record) => (
          <li class="plate card-list__one" key={record.id}>
            <Link
              class="card-list__open"
              href={`/designs/${record.id}`}
              state={{ from: '/designs' }}
            >
              <DesignCard record={record} contexts={contexts} />
            </Link>
            <IconButton
              name={words.more(isolated(record.names[language]))}
              icon={EllipsisVertical}
              onClick={() => onMenu(record)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
