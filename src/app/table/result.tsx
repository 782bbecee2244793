import { ChartLine, History, House, RotateCcw, Trophy } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { beginMatch } from '../../match/begin-match';
import { Button } from '../../ui/button';
import type { PositionProps } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { Sheet } from '../../ui/sheet';
import { useGo } from '../go';
import { useBegin } from '../use-begin';
import type { OpenedMatch } from '../use-match';
import { useWords } from '../words/words';
import { useBesideWords } from './words';
import { WorthChart } from './worth-chart';

export interface ResultProps extends OpenedMatch {
  readonly position: PositionProps;
}

/** Of a match that is over: the ranking, and what to do next. Opens by itself. */
export function Result({ match, view, game, position }: ResultProps) {
  const words = useWords();
  const beside = useBesideWords();
  const go = useGo();
  const begin = useBegin(game);
  const [away, setAway] = useState(false);
  const Standing = useLazy(view.standing);
  const { id, game: gameId, options, seats } = match.header;

  const again = async () => {
    if (match.party.peek()) (await import('../link/again')).playAgain();
    else await begin((deps) => beginMatch({ game: gameId, options, seats }, deps));
  };

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
              {beside.replay}
            </Button>
            <Button kind="primary" icon={RotateCcw} onClick={() => void again()}>
              {beside.again}
            </Button>
          </>
        }
      >
        {Standing && (
          <>
            <Standing {...position} />
            <WorthChart match={match} />
            <Button wide icon={ChartLine} onClick={() => go.to(`/match/${id}/analysis`)}>
              {beside.analysis}
            </Button>
          </>
        )}
      </Sheet>
    </>
  );
}
