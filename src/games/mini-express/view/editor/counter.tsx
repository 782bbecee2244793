import { Minus, Plus } from 'lucide-preact';
import { IconButton } from '../../../../ui/button';
import type { EditorWords } from '../../words/editor-words';
import { NumberBox } from './number-box';

/** A small number to count up and down, or to type. */
export function Counter(props: {
  readonly label: string;
  readonly words: EditorWords;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) {
  const { label, words, value, most, onChange } = props;
  const to = (wanted: number) => onChange(Math.max(0, Math.min(most, wanted)));
  return (
    <span class="mx-counter">
      <IconButton
        name={words.fewer(label)}
        icon={Minus}
        dimmed={value === 0}
        onClick={() => to(value - 1)}
      />
      <NumberBox label={label} value={value} most={most} onChange={to} />
      <IconButton
        name={words.more(label)}
        icon={Plus}
        dimmed={value >= most}
        onClick={() => to(value + 1)}
      />
    </span>
  );
}
