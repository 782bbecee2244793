import type { ComponentChildren, ComponentType, Ref } from 'preact';
import './button.css';

/** An icon component of lucide-preact, or one of our own that takes a size. */
export type Icon = ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;

export interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick: () => void;
  /** `primary`: the main action here; `plain`: all others; `quiet`: no frame until touched. */
  readonly kind?: 'primary' | 'plain' | 'quiet';
  readonly icon?: Icon;
  /** Not possible now, but a tap shows why: it stays in the focus order. */
  readonly dimmed?: boolean;
  /** In progress: taps are ignored, the name stays. */
  readonly busy?: boolean;
  /** For a toggle button. */
  readonly pressed?: boolean;
  /** For a button that unfolds something. */
  readonly expanded?: boolean;
  /** A longer accessible name. It must contain the visible text. */
  readonly name?: string;
  readonly wide?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** A labeled button, at least 44 px high. */
export function Button(props: ButtonProps) {
  const { kind = 'plain', icon: Glyph, busy = false } = props;
  return (
    <button
      type="button"
      class="button"
      data-kind={kind}
      data-wide={props.wide || undefined}
      aria-disabled={props.dimmed || busy || undefined}
      aria-busy={busy || undefined}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-label={props.name}
      ref={props.buttonRef ?? null}
      onClick={() => {
        if (!busy) props.onClick();
      }}
    >
      {Glyph && <Glyph size={20} aria-hidden="true" />}
      <span class="button__text">{props.children}</span>
    </button>
  );
}

export interface IconButtonProps
  extends Pick<ButtonProps, 'onClick' | 'dimmed' | 'pressed' | 'expanded' | 'buttonRef'> {
  /** Read by a screen reader and shown on hover, because an icon alone has no name. */
  readonly name: string;
  readonly icon: Icon;
}

/** A square button of 44 px with only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon: Glyph } = props;
  return (
    <button
      type="button"
      class="button"
      data-kind="icon"
      title={props.name}
      aria-label={props.name}
      aria-disabled={props.dimmed || undefined}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      ref={props.buttonRef ?? null}
      onClick={props.onClick}
    >
      <Glyph size={22} aria-hidden="true" />
    </button>
  );
}
