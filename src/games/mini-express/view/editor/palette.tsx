import {
  Anchor,
  Building2,
  Eraser,
  Flag,
  Hexagon,
  MousePointer2,
  Pickaxe,
  Waves,
} from 'lucide-preact';
import type { Icon } from '../../../../ui/button';
import type { EditorWords } from '../../words/editor-words';
import type { Tool } from './tools';

type Kind = Exclude<Tool['kind'], 'move'>;

const TOOLS: readonly { readonly tool: Tool & { kind: Kind }; readonly icon: Icon }[] = [
  { tool: { kind: 'select' }, icon: MousePointer2 },
  { tool: { kind: 'hex' }, icon: Hexagon },
  { tool: { kind: 'city', capacity: 2 }, icon: Building2 },
  { tool: { kind: 'start', company: 'brown' }, icon: Flag },
  { tool: { kind: 'harbor' }, icon: Anchor },
  { tool: { kind: 'label' }, icon: Waves },
  { tool: { kind: 'spike', part: 'tile' }, icon: Pickaxe },
  { tool: { kind: 'erase' }, icon: Eraser },
];

/** What a tap will do: eight buttons with their names below. */
export function Palette(props: {
  readonly words: EditorWords;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}) {
  const { words, tool, onTool } = props;
  const current = tool.kind === 'move' ? 'select' : tool.kind;
  return (
    <div class="mx-palette" role="group" aria-label={words.tools}>
      {TOOLS.map(({ tool: one, icon: Glyph }) => (
        <button
          type="button"
          class="mx-palette__tool"
          key={one.kind}
          aria-pressed={one.kind === current}
          onClick={() => onTool(one)}
        >
          <Glyph size={20} aria-hidden="true" />
          <span>{words.tool[one.kind]}</span>
        </button>
      ))}
    </div>
  );
}
