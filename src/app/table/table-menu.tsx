import { useState } from 'preact/hooks';
import type { GameView, PositionProps } from '../../ui/game-view';
import { lazy, useLazy } from '../../ui/lazy';
import { Sheet } from '../../ui/sheet';
import { useWords } from '../words/words';
import type { MenuListProps } from './menu-list';

export const menuParts = lazy(() => import('./menu-parts'));

export interface TableMenuProps extends Omit<MenuListProps, 'onScores' | 'onDone'> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly view: GameView;
  readonly position: PositionProps;
}

/** The menu's frame opens at once, so that the focus is where the tap has sent it. */
export function TableMenu({ open, onClose, view, position, ...list }: TableMenuProps) {
  const words = useWords();
  const [scores, setScores] = useState(false);
  const parts = useLazy(menuParts, open);
  const onScores = () => {
    onClose();
    setScores(true);
  };
  const onHint =
    list.onHint &&
    (() => {
      onClose();
      list.onHint?.();
    });
  const onRules = () => {
    onClose();
    list.onRules();
  };
  return (
    <>
      <Sheet open={open} title={words.table.menu} onClose={onClose}>
        {parts && (
          <parts.MenuList
            {...list}
            onScores={onScores}
            onHint={onHint}
            onRules={onRules}
            onDone={onClose}
          />
        )}
      </Sheet>
      {parts && (
        <parts.ScoreNow
          open={scores}
          onClose={() => setScores(false)}
          view={view}
          position={position}
        />
      )}
    </>
  );
}
