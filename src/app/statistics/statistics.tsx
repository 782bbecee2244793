import { Plus } from 'lucide-preact';
import { isTrouble } from '../../archive/trouble';
import { offered } from '../../games/offered';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { useLanguage } from '../../ui/words';
import { Fold } from '../screen/fold';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { useWords } from '../words/words';
import { GameFigures } from './game-figures';
import './statistics.css';
import { useFinished } from './use-finished';
import { useStatisticsWords } from './words';

export function Statistics() {
  const { home, trouble } = useWords();
  const words = useStatisticsWords();
  const language = useLanguage();
  const go = useGo();
  const { finished, progress } = useFinished();
  if (!finished || isTrouble(finished))
    return (
      <Screen title={home.statistics} up="/matches">
        {finished ? (
          <p class="notice">{trouble[finished.trouble]}</p>
        ) : (
          <Progress label={words.reading} done={progress.done} of={progress.of || null} />
        )}
      </Screen>
    );
  const { matches, continued, unread } = finished;
  // The game that was played last comes first.
  const games = [...new Set(matches.map(({ header }) => header.game).reverse())];
  return (
    <Screen title={home.statistics} up="/matches">
      {matches.length === 0 && (
        <>
          <p>{words.empty}</p>
          <Button kind="primary" icon={Plus} onClick={() => go.to('/new')}>
            {words.begin}
          </Button>
        </>
      )}
      {unread > 0 && (
        <div class="notice">
          <p>{words.unread(unread)}</p>
          <Button onClick={() => go.to('/matches')}>{home.matches}</Button>
        </div>
      )}
      {games.map((id, place) => {
        const played = matches.filter(({ header }) => header.game === id);
        const name = offered.find((entry) => entry.id === id)?.name[language] ?? '';
        const figures = <GameFigures id={id} matches={played} />;
        // The figures of a game are long: of several, the first is open.
        return games.length > 1 ? (
          <Fold
            key={id}
            heading
            opened={place === 0}
            label={name}
            chosen={words.matches(played.length)}
          >
            {figures}
          </Fold>
        ) : (
          <section key={id} class="section">
            <h2>{name}</h2>
            {figures}
          </section>
        );
      })}
      <p class="note">
        {words.counts} {continued > 0 && words.continued(continued)}
      </p>
    </Screen>
  );
}
