import { ChartLine, ChartNoAxesColumn, History, Share2 } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import { allSeats } from '../../kit/secrets';
import { winnersOf } from '../../kit/standing';
import { Button } from '../../ui/button';
import type { StandingProps } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { useNextFrame } from '../../ui/next-frame';
import { Day } from '../match-parts/day';
import { endOf, seatName, wonBy } from '../match-parts/match-title';
import { Miniature } from '../match-parts/miniature';
import type { OpenedMatch } from '../match-parts/use-match';
import { useGo } from '../screen/go';
import { useWords } from '../words/words';
import { useAfterWords } from './words';
import './after.css';
import { HowItWent } from './how-it-went';

interface WinnerSignProps extends OpenedMatch {
  /** The names of all who share the first place. */
  readonly winners: readonly string[];
}

/** A sign with the winner, and the final position as a small picture. */
function WinnerSign({ match, view, game, winners }: WinnerSignProps) {
  const words = useWords();
  const state = match.state.value;
  const { rules, header } = match;
  const picture = useMemo(
    () => view.miniature(state, allSeats(rules, state), header.seats),
    [view, state, rules, header],
  );
  return (
    <div class="after__sign">
      <Miniature svg={picture} />
      <div>
        <p class="after__winner">{wonBy(winners, words)}</p>
        <p>{[game.name, game.summary(header.options)].join(' · ')}</p>
        <p>
          <Day at={endOf(match)} written="long" />
        </p>
      </div>
    </div>
  );
}

/** Where one goes from a finished match: in sight below the winner, before all that there is to read. */
function Ways({ id, onShare }: { readonly id: string; readonly onShare: () => void }) {
  const words = useAfterWords();
  const go = useGo();
  return (
    <div class="after__ways">
      <Button icon={Share2} onClick={onShare}>
        {words.share}
      </Button>
      <Button icon={History} onClick={() => go.to(`/match/${id}/replay`)}>
        {words.replay}
      </Button>
      <Button icon={ChartLine} name={words.analysis} onClick={() => go.to(`/match/${id}/analysis`)}>
        {words.analysisShort}
      </Button>
      <Button icon={ChartNoAxesColumn} onClick={() => go.to('/statistics')}>
        {words.statistics}
      </Button>
    </div>
  );
}

export interface AfterProps extends OpenedMatch {
  readonly position: StandingProps;
}

/** A finished match: the winner, the ways on and the scores; one frame later the reasons and the course of the match. */
export function After({ match, view, game, position }: AfterProps) {
  const state = match.state.value;
  const Standing = useLazy(view.standing);
  const come = useNextFrame();
  const [sharing, setSharing] = useState(false);
  const name = (holder: number) => seatName(match.header, holder, game.automa);
  const standing = useMemo(() => match.rules.standing(state), [match, state]);
  return (
    <div class="after">
      <WinnerSign match={match} view={view} game={game} winners={winnersOf(standing).map(name)} />
      <Ways id={match.header.id} onShare={() => setSharing(true)} />
      <div class="after__ranking">{Standing && <Standing {...position} />}</div>
      {come && (
        <HowItWent
          match={match}
          view={view}
          game={game}
          standing={standing}
          name={name}
          sharing={sharing}
          onShared={() => setSharing(false)}
        />
      )}
    </div>
  );
}
