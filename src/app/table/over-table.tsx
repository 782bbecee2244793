import type { GameWords } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import type { GameView, StandingProps } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { Sheet } from '../../ui/sheet';
import { BriefSheet } from '../brief/brief-sheet';
import { LiveLog } from '../log/turn-log';
import { FindPlace } from './find-place';
import { useBesideWords } from './words';

/** What the menu opens over the table. */
export type OverTable = 'brief' | 'scores' | 'log' | 'places';

export interface OverTableProps {
  readonly match: LiveMatch;
  readonly view: GameView;
  readonly game: GameWords;
  readonly position: StandingProps;
  /** Null: nothing is open. */
  readonly what: OverTable | null;
  readonly onClose: () => void;
  /** Shows the place with this hex on the map. */
  readonly onFind: (hex: string) => void;
}

/** The sheets that the menu opens, one at a time. */
export function SheetsOverTable(props: OverTableProps) {
  const { match, view, game, position, what, onClose, onFind } = props;
  return (
    <>
      <BriefSheet {...{ match, view, game, position, onClose }} open={what === 'brief'} />
      <ScoreNow open={what === 'scores'} onClose={onClose} view={view} position={position} />
      {view.places && (
        <FindPlace
          open={what === 'places'}
          onClose={onClose}
          places={view.places(position.state, position.language)}
          onFind={onFind}
        />
      )}
      {!view.showsLog && (
        <LiveLog
          match={match}
          viewers={position.viewers}
          game={game}
          open={what === 'log'}
          onClose={onClose}
        />
      )}
    </>
  );
}

type ScoreNowProps = Pick<OverTableProps, 'view' | 'position' | 'onClose'> & {
  readonly open: boolean;
};

function ScoreNow({ open, onClose, view, position }: ScoreNowProps) {
  const words = useBesideWords();
  const Standing = useLazy(view.standing, open);
  return (
    <Sheet open={open} title={words.scoreNow} onClose={onClose}>
      <p class="note">{words.scoreNowHint}</p>
      {Standing && <Standing {...position} />}
    </Sheet>
  );
}
