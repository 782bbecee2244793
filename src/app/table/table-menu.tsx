import { useState } from 'preact/hooks';
import { lazy } from '../../kit/lazy';
import { useLazy } from '../../ui/lazy';
import { Sheet } from '../../ui/sheet';
import { useWords } from '../words/words';
import type { MenuListProps } from './menu-list';
import type { OverTable, OverTableProps } from './over-table';

export const menuParts = lazy(() => import('./menu-parts'));

export interface TableMenuProps
  extends Omit<MenuListProps, 'onOpen' | 'onDone'>,
    Omit<OverTableProps, 'what' | 'onClose'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu's frame opens at once, so that the focus moves with the tap. */
export function TableMenu({ open, onClose, ...rest }: TableMenuProps) {
  const words = useWords();
  const [over, setOver] = useState<OverTable | null>(null);
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
            {...rest}
            onOpen={(what) => closing(() => setOver(what))()}
            onHint={rest.onHint && closing(rest.onHint)}
            onRules={closing(rest.onRules)}
            onDone={onClose}
          />
        )}
      </Sheet>
      {parts && <parts.SheetsOverTable {...rest} what={over} onClose={() => setOver(null)} />}
    </>
  );
}
