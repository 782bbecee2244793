import { Sheet } from '../../ui/sheet';
import { BlockGrid } from './block-grid';
import type { GridBlock } from './grid';

export interface BlockSheetProps {
  /** undefined: none is open. */
  readonly block: GridBlock | undefined;
  readonly title: string;
  readonly rowName: (part: string) => string;
  readonly nameOf: (value: string) => string;
  readonly onGo: (value: string) => void;
  readonly onClose: () => void;
}

/** A block in squares of a finger's size. */
export function BlockSheet({ block, title, rowName, nameOf, onGo, onClose }: BlockSheetProps) {
  return (
    <Sheet open={block !== undefined} title={title} onClose={onClose}>
      {block && (
        <BlockGrid block={block} label={title} rowName={rowName} nameOf={nameOf} onGo={onGo} />
      )}
    </Sheet>
  );
}
