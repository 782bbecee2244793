import type { ComponentChildren } from 'preact';
import { Button } from '../../../../ui/button';
import { Sheet } from '../../../../ui/sheet';
import { useTableWords } from '../../../../ui/table-words';
import './scoring-table.css';

interface ToldSheetProps {
  /** Empty: it is closed. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** What is told over the table, such as a scoring. Waits for a tap. */
export function ToldSheet({ title, onClose, children }: ToldSheetProps) {
  const house = useTableWords();
  return (
    <Sheet
      open={title !== ''}
      title={title}
      onClose={onClose}
      footer={
        <Button kind="primary" wide onClick={onClose}>
          {house.goOn}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
}
