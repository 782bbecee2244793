import { ChartNoAxesColumn, EllipsisVertical } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { ListedMatch } from '../../archive/match-row';
import { isRunning, listMatches } from '../../archive/matches';
import { isTrouble } from '../../archive/trouble';
import { Button, IconButton } from '../../ui/button';
import { Field } from '../../ui/field';
import { useGradually } from '../../ui/gradually';
import { useLanguage } from '../../ui/words';
import { DamageNotice } from '../damage/damage-notice';
import { Files } from '../files/files-section';
import { MatchRow } from '../match-parts/match-row';
import { titleOf } from '../match-parts/shown-names';
import { useGo } from '../screen/go';
import { ListCard } from '../screen/list-card';
import { Screen } from '../screen/screen';
import { useArchive } from '../store/archive';
import { useWords } from '../words/words';
import { MatchMenu } from './match-menu';
import { MANY, matchesWith } from './search';
import { useMatchesWords } from './words';

/** Every match on this phone, those that are running first, each kind with the last played first. */
export function Matches() {
  const words = useWords();
  const own = useMatchesWords();
  const go = useGo();
  const list = useArchive(listMatches);
  const language = useLanguage();
  const [menuOf, setMenuOf] = useState<ListedMatch | null>(null);
  const [query, setQuery] = useState('');
  const all = list && !isTrouble(list) ? list.rows : [];
  const isLong = all.length > MANY;
  const rows = isLong ? matchesWith(query, all, words, language) : all;
  return (
    <Screen title={words.home.matches} up="/" layout="wide">
      {isTrouble(list) && <p class="notice">{words.trouble[list.trouble]}</p>}
      {list && !isTrouble(list) && (
        <>
          <DamageNotice damaged={list.damaged} />
          {list.rows.length === 0 && <p class="note">{own.empty}</p>}
          <Files>
            {list.rows.length > 0 && (
              <Button icon={ChartNoAxesColumn} onClick={() => go.to('/statistics')}>
                {words.home.statistics}
              </Button>
            )}
          </Files>
          {isLong && (
            <section class="section">
              <Field label={own.search} value={query} onInput={setQuery} />
              <p class="note" role="status">
                {query.trim() !== '' && own.found(rows.length)}
              </p>
            </section>
          )}
          {[
            { heading: own.running, some: rows.filter(isRunning) },
            { heading: own.finished, some: rows.filter((one) => !isRunning(one)) },
          ].map(
            ({ heading, some }) =>
              some.length > 0 && (
                <section class="section" key={heading}>
                  <h2 class="caps">{heading}</h2>
                  <MatchList matches={some} onMenu={setMenuOf} />
                </section>
              ),
          )}
        </>
      )}
      <MatchMenu record={menuOf} onClose={() => setMenuOf(null)} />
    </Screen>
  );
}

interface MatchListProps {
  readonly matches: readonly ListedMatch[];
  readonly onMenu: (record: ListedMatch) => void;
}

function MatchList({ matches, onMenu }: MatchListProps) {
  const words = useWords();
  const own = useMatchesWords();
  const { shown, more } = useGradually(matches);
  return (
    <>
      <ul class="card-list">
        {shown.map((record) => (
          <ListCard key={record.id}>
            <Link class="card-list__open" href={`/match/${record.id}`} state={{ from: '/matches' }}>
              <MatchRow record={record} />
            </Link>
            <IconButton
              name={own.more(titleOf(record, words))}
              icon={EllipsisVertical}
              onClick={() => onMenu(record)}
            />
          </ListCard>
        ))}
      </ul>
      {more}
    </>
  );
}
