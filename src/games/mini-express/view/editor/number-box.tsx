import { useState } from 'preact/hooks';

/** A whole number to type, from 0 to `most`. What is no such number is taken for nothing. */
export function NumberBox(props: {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      class="mx-number"
      type="text"
      inputMode="numeric"
      enterkeyhint="done"
      autocomplete="off"
      maxLength={String(props.most).length}
      aria-label={props.label}
      // While somebody types, an empty box stays empty.
      value={typed ?? String(props.value)}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const value = /^\d+$/.test(text) ? Number(text) : null;
        if (value !== null && value <= props.most) props.onChange(value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
