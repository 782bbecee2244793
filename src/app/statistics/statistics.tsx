import { Plus } from 'lucide-preact';
import { isTrouble } from '../../archive/trouble';
import { Button } from '../../ui/button';
import { Progress } from '../../ui/progress';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { useWords } from '../words/words';
import { GameFigures } from './game-figures';
import './statistics.css';
import { useFinished } from './use-finished';
import { useStatisticsWords } from './words';

export function Statistics() {
  const { trouble } = useWords();
  const words = useStatisticsWords();
  const go = useGo();
  const { finished, progress } = useFinished();
  if (!finished || isTrouble(finished))
    return (
      <Screen title={words.title} up="/matches">
        {finished ? (
          <p class="notice">{trouble[finished.trouble]}</p>
        ) : (
          <Progress label={words.reading} done={progress.done} of={progress.of || null} />
        )}
      </Screen>
    );
  const { matches, continued, unread } = finished;
  const games = [...new Set(matches.map(({ header }) => header.game))];
  return (
    <Screen title={words.title} up="/matches">
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
          <Button onClick={() => go.to('/matches')}>{words.toMatches}</Button>
        </div>
      )}
      {games.map((id) => (
        <GameFigures
          key={id}
          id={id}
          matches={matches.filter(({ header }) => header.game === id)}
        />
      ))}
      <p class="note">
        {words.counts} {continued > 0 && words.continued(continued)}
      </p>
    </Screen>
  );
}
