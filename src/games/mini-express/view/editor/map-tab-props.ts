import type { Hex } from '../../../../kit/hex';
import type { Language } from '../../../../kit/words';
import type { BoardForm } from '../../data/board-form';
import type { EditorWords } from '../../words/editor-words';
import type { Words } from '../../words/words';
import type { Tool } from './tools';

/** What the map of the editor is shown, and what its tools and panels change. */
export interface MapTabProps {
  readonly form: BoardForm;
  readonly words: EditorWords;
  readonly game: Words;
  readonly language: Language;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** The hex whose things are being changed. */
  readonly chosen: Hex | null;
  readonly onChoose: (hex: Hex | null) => void;
  readonly onChange: (form: BoardForm, step?: string) => void;
}
