import { ChartNoAxesColumn, EllipsisVertical } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { MatchRecord } from '../../archive/database';
import { listMatches } from '../../archive/matches';
import { isTrouble } from '../../archive/trouble';
import { Button, IconButton } from '../../ui/button';
import '../screen/card-list.css';
import { Files } from '../files/files-section';
import { MatchCard } from '../match-parts/match-card';
import { titleOf } from '../match-parts/match-title';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { useArchive } from '../store/archive';
import { useWords } from '../words/words';
import { MatchMenu } from './match-menu';
import { useMatchesWords } from './words';

/** Every match on this phone, the last played first. */
export function Matches() {
  const words = useWords();
  const own = useMatchesWords();
  const go = useGo();
  const matches = useArchive(listMatches);
  const [menuOf, setMenuOf] = useState<MatchRecord | null>(null);
  return (
    <Screen title={own.title} up="/" layout="wide">
      {isTrouble(matches) && <p class="notice">{words.trouble[matches.trouble]}</p>}
      {matches && !isTrouble(matches) && (
        <>
          {matches.length === 0 ? (
            <p class="note">{own.empty}</p>
          ) : (
            <Button icon={ChartNoAxesColumn} onClick={() => go.to('/statistics')}>
              {own.statistics}
            </Button>
          )}
          <ul class="card-list">
            {matches.map((record) => (
              <li class="plate card-list__one" key={record.id}>
                <Link
                  class="card-list__open"
                  href={`/match/${record.id}`}
                  state={{ from: '/matches' }}
                >
                  <MatchCard record={record} />
                </Link>
                <IconButton
                  name={own.more(titleOf(record, words))}
                  icon={EllipsisVertical}
                  onClick={() => setMenuOf(record)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Files />
      <MatchMenu record={menuOf} onClose={() => setMenuOf(null)} />
    </Screen>
  );
}
