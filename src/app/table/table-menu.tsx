import { useState } from 'preact/hooks';
import type { GameView, PositionProps } from '../../ui/game-view';
import { lazy, useLazy } from '../../ui/lazy';
import { Sheet } from '../../ui/sheet';
import { useWords } from '../words/words';
import type { MenuListProps } from './menu-list';

export const menuParts = lazy(() => import('./menu-parts'));

export interface TableMenuProps extends Omit<MenuListProps, 'onScores' | 'onLog' | 'onDone'> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly view: GameView;
  readonly position: PositionProps;
}

/** The menu's frame opens at once, so that the focus moves with the tap. */
export function TableMenu({ open, onClose, view, position, ...list }: TableMenuProps) {
  const words = useWords();
  const [over, setOver] = useState<'scores' | 'log' | null>(null);
  const parts = useLazy(menuParts, open);
  const show = (what: 'scores' | 'log') => () => {
    onClose();
    setOver(what);
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
            onScores={show('scores')}
            onLog={view.showsLog ? null : show('log')}
            onHint={onHint}
            onRules={onRules}
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
