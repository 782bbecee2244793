import { EllipsisVertical } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { DesignRecord } from '../../archive/database';
import { listDesigns } from '../../archive/designs';
import { isTrouble } from '../../archive/trouble';
import { IconButton } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import '../card-list.css';
import { useKept } from '../kept';
import { Screen } from '../screen';
import { useLoaded } from '../use-loaded';
import { BoardCard } from './board-card';
import { BoardMenu } from './board-menu';
import './boards.css';
import { type Workshop, workshops } from './desks';
import { ImportBoard } from './import-board';
import { NewBoard } from './new-board';
import { useBoardsWords, useTroubleSentence } from './words';

/** Until they are there. */
const NONE: readonly Workshop[] = [];

/** Every design of one's own on this phone, the last changed first. */
export function Boards() {
  const words = useBoardsWords();
  const language = useLanguage();
  const sentence = useTroubleSentence();
  const designs = useKept(listDesigns);
  const shops = useLoaded(workshops, []) ?? NONE;
  const [menuOf, setMenuOf] = useState<DesignRecord | null>(null);
  return (
    <Screen title={words.title} up="/" layout="wide">
      <p class="note">{words.what}</p>
      <NewBoard shops={shops} />
      {isTrouble(designs) && <p class="notice">{sentence(designs)}</p>}
      {designs && !isTrouble(designs) && (
        <ul class="card-list">
          {designs.map((record) => (
            <li class="plate card-list__one" key={record.id}>
              <Link
                class="card-list__open"
                href={`/boards/${record.id}`}
                state={{ from: '/boards' }}
              >
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
