import { Minus, Plus } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { IconButton } from '../button';
import './editor.css';

interface NumberBoxProps {
  readonly label: string;
  readonly value: number;
  /** 0 if left out. */
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A field for a whole number from `min` to `max`. Any other input changes nothing. */
export function NumberBox({ label, value, min = 0, max, onChange }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      class="framed number-box"
      type="text"
      inputMode="numeric"
      enterkeyhint="done"
      autocomplete="off"
      maxLength={String(max).length}
      aria-label={label}
      // An empty field stays empty during typing.
      value={typed ?? String(value)}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const number = /^\d+$/.test(text) ? Number(text) : null;
        if (number !== null && number >= min && number <= max) onChange(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

interface CounterProps extends NumberBoxProps {
  /** Names of the two buttons. */
  readonly fewer: string;
  readonly more: string;
}

/** A small number to count up and down, or to type. */
export function Counter({ fewer, more, ...box }: CounterProps) {
  const { value, min = 0, max } = box;
  const onChange = (wanted: number) => box.onChange(Math.max(min, Math.min(max, wanted)));
  return (
    <span class="counter">
      <IconButton
        name={fewer}
        icon={Minus}
        dimmed={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <NumberBox {...box} onChange={onChange} />
      <IconButton
        name={more}
        icon={Plus}
        dimmed={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </span>
  );
}
