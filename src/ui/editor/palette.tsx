import type { Icon } from '../button';
import './editor.css';

interface PaletteProps<Tool extends string> {
  readonly label: string;
  readonly tools: readonly { readonly tool: Tool; readonly icon: Icon; readonly label: string }[];
  readonly chosen: Tool;
  readonly onChoose: (tool: Tool) => void;
}

/** What a tap on the map does: a button for each tool, with its name below. */
export function Palette<Tool extends string>({
  label,
  tools,
  chosen,
  onChoose,
}: PaletteProps<Tool>) {
  return (
    <div class="palette" role="group" aria-label={label}>
      {tools.map(({ tool, icon: Glyph, label: name }) => (
        <button
          type="button"
          class="palette__tool"
          key={tool}
          aria-pressed={tool === chosen}
          onClick={() => onChoose(tool)}
        >
          <Glyph size={20} aria-hidden="true" />
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
