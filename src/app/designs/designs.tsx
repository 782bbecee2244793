import { EllipsisVertical } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { DesignRecord } from '../../archive/database';
import { listDesigns } from '../../archive/designs';
import type { Rows } from '../../archive/rows';
import { isTrouble } from '../../archive/trouble';
import { isolated } from '../../kit/names';
import { IconButton } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import '../screen/card-list.css';
import { Screen } from '../screen/screen';
import { useLoaded } from '../screen/use-loaded';
import { useArchive } from '../store/archive';
import { DesignCard } from './design-card';
import { DesignMenu } from './design-menu';
import './designs.css';
import { DamageNotice } from '../damage/damage-notice';
import { type DesignContext, designContexts, soundDesigns } from '../store/design-context';
import { ImportDesign } from './import-design';
import { NewDesign } from './new-design';
import { useDesignWords, useTroubleSentence } from './words';

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
