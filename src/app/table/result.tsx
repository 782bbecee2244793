import { History, House, RotateCcw, Trophy } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { beginMatch } from '../../match/begin-match';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { useLanguage } from '../../ui/words';
import { useGo } from '../go';
import { useBegin } from '../use-begin';
import type { OpenedMatch } from '../use-match';
import { useWords } from '../words/words';
import { WorthChart } from './worth-chart';

/** Once the match is over: the ranking, and what to do next. Opens by itself. */
export function Result({ match, view, game }: OpenedMatch) {
  const words = useWords();
  const language = useLanguage();
  const go = useGo();
  const begin = useBegin(game);
  const [away, setAway] = useState(false);
  const state = match.state.value;
  if (match.rules.standing(state).ranking === null) return null;
  const { id, game: gameId, options, seats } = match.header;

  const again = () => begin((deps) => beginMatch({ game: gameId, options, seats }, deps));

  return (
    <>
      <div class="table__result">
        <Button kind="primary" wide icon={Trophy} onClick={() => setAway(false)}>
          {words.table.result}
        </Button>
      </div>
      <Sheet
        open={!away}
        title={words.table.result}
        onClose={() => setAway(true)}
        footer={
          <>
            <Button icon={House} onClick={() => go.instead('/')}>
              {words.app.home}
            </Button>
            <Button icon={History} onClick={() => go.to(`/match/${id}/replay`)}>
              {words.table.replay}
            </Button>
            <Button kind="primary" icon={RotateCcw} onClick={() => void again()}>
              {words.table.again}
            </Button>
          </>
        }
      >
        <view.Standing state={state} seats={seats} language={language} />
        <WorthChart match={match} />
      </Sheet>
    </>
  );
}
