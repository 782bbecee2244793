import { useMemo, useState } from 'preact/hooks';
import { winnersOf } from '../../kit/standing';
import type { StandingProps } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { useNextFrame } from '../../ui/next-frame';
import { seatName } from '../match-parts/match-title';
import type { OpenedMatch } from '../match-parts/use-match';
import './after.css';
import { HowItWent } from './how-it-went';
import { Ways } from './ways';
import { WinnerSign } from './winner-sign';

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
