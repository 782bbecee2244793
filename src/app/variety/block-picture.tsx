import { blockPaths } from './block-paths';
import type { GridBlock } from './grid';

/** A block in small: a square for each value, full and checked where it has been played. */
export function BlockPicture({ block }: { readonly block: GridBlock }) {
  const { wide, high, open, played, checks, blocked } = blockPaths(block);
  return (
    <svg class="variety__picture" viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      <path class="variety__open" d={open} />
      <path class="variety__played" d={played} />
      <path class="variety__checks" d={checks} />
      <path class="variety__blocked" d={blocked} />
    </svg>
  );
}
