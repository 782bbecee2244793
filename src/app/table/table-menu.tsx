import { useState } from 'preact/hooks';
import { lazy } from '../../kit/lazy';
import type { GameView, StandingProps } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { Sheet } from '../../ui/sheet';
import { useWords } from '../words/words';
import type { MenuListProps } from './menu-list';

export const menuParts = lazy(() => import('./menu-parts'));

export interface TableMenuProps
  extends Omit<MenuListProps, 'onScores' | 'onLog' | 'onPlaces' | 'onDone'> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly view: GameView;
  readonly position: StandingProps;
  /** Shows the place with this hex on the map. */
  readonly onFind: (hex: string) => void;
}

/** The menu's frame opens at once, so that the focus moves with the tap. */
export function TableMenu({ open, onClose, view, position, onFind, ...list }: TableMenuProps) {
  const words = useWords();
  const [over, setOver] = useState<'scores' | 'log' | 'places' | null>(null);
  const parts = useLazy(menuParts, open);
  const closing = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <>
      <Sheet open={open} title={words.table.menu} onClose={onClose}>
        {parts && (
          <parts.MenuList
            {...list}
            onScores={closing(() => setOver('scores'))}
            onLog={view.showsLog ? null : closing(() => setOver('log'))}
            onPlaces={view.places ? closing(() => setOver('places')) : null}
            onHint={list.onHint && closing(list.onHint)}
            onRules={closing(list.onRules)}
            onDone={onClose}
          />
        )}
      </Sheet>
      {parts && (
        <parts.ScoreNow
          open={over === 'scores'}
          onClose={() => setOver(null)}
          view={view}
          position={position}
        />
      )}
      {parts && view.places && (
        <parts.FindPlace
          open={over === 'places'}
          onClose={() => setOver(null)}
          places={view.places(position.state, position.language)}
          onFind={onFind}
        />
      )}
      {parts && !view.showsLog && (
        <parts.LiveLog
          match={list.match}
          viewers={position.viewers}
          game={list.game}
          open={over === 'log'}
          onClose={() => setOver(null)}
        />
      )}
    </>
  );
}
