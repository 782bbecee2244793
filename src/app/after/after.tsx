import type { PositionProps } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { useNextFrame } from '../../ui/next-frame';
import { seatName } from '../match-title';
import type { OpenedMatch } from '../use-match';
import './after.css';
import { HowItWent } from './how-it-went';
import { WinnerSign } from './winner-sign';

export interface AfterProps extends OpenedMatch {
  readonly position: PositionProps;
}

/** A match that is over: who has won and by what; a frame later why, and how it went. */
export function After({ match, view, game, position }: AfterProps) {
  const Standing = useLazy(view.standing);
  const come = useNextFrame();
  const name = (holder: number) => seatName(match.header, holder, game.automa);
  const ranking = match.rules.standing(match.state.value).ranking ?? [];
  return (
    <div class="after">
      <WinnerSign match={match} view={view} game={game} winner={name(ranking[0] ?? 0)} />
      <div class="after__ranking">{Standing && <Standing {...position} />}</div>
      {come && <HowItWent match={match} view={view} game={game} ranking={ranking} name={name} />}
    </div>
  );
}
