import { EllipsisVertical } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { DesignRecord } from '../../archive/database';
import { listDesigns } from '../../archive/designs';
import { isTrouble } from '../../archive/trouble';
import { IconButton } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import { useKept } from '../kept';
import { Screen } from '../screen';
import { BoardCard } from './board-card';
import { BoardMenu } from './board-menu';
import './boards.css';
import { type Workshop, workshops } from './desks';
import { ImportBoard } from './import-board';
import { NewBoard } from './new-board';
import { useBoardsWords, useTroubleSentence } from './words';

/** Every design of one's own on this phone, the last changed first. */
export function Boards() {
  const words = useBoardsWords();
  const language = useLanguage();
  const sentence = useTroubleSentence();
  const designs = useKept(listDesigns);
  const shops = useWorkshops();
  const [menuOf, setMenuOf] = useState<DesignRecord | null>(null);
  return (
    <Screen title={words.title} up="/" layout="wide">
      <p class="note">{words.what}</p>
      <NewBoard shops={shops} />
      {isTrouble(designs) && <p class="notice">{sentence(designs)}</p>}
      {designs && !isTrouble(designs) && (
        <ul class="boards">
          {designs.map((record) => (
            <li class="plate boards__one" key={record.id}>
              <Link class="boards__open" href={`/boards/${record.id}`} state={{ from: '/boards' }}>
                <BoardCard record={record} shops={shops} />
              </Link>
              <IconButton
                name={words.more(record.names[language])}
                icon={EllipsisVertical}
                onClick={() => setMenuOf(record)}
              />
            </li>
          ))}
        </ul>
      )}
      <ImportBoard />
      <BoardMenu record={menuOf} shops={shops} onClose={() => setMenuOf(null)} />
    </Screen>
  );
}

/** Empty until they are there. */
function useWorkshops(): readonly Workshop[] {
  const [shops, setShops] = useState<readonly Workshop[]>([]);
  const [broken, setBroken] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    workshops().then(
      (loaded) => wanted && setShops(loaded),
      (error: unknown) => wanted && setBroken(error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  // Thrown while rendering, so that the page for missing parts shows it.
  if (broken) throw broken;
  return shops;
}
