import { X } from 'lucide-preact';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from './button';
import { useBackCloses } from './layers';
import { SheetAnnouncements } from './live';
import { Scrolling } from './scrolling';
import './sheet.css';
import { useUiWords } from './words';

export interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  /** Whether its text is read out when it opens, and not only its title. */
  readonly readOut?: boolean;
  /** Called for the close button, Escape, a tap beside the sheet, or the back gesture. */
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons that stay visible below the scrolling part. */
  readonly footer?: ComponentChildren;
}

/** A panel over everything, from below on phones and in the center on wide screens. */
export function Sheet({ open, title, readOut, onClose, children, footer }: SheetProps) {
  const words = useUiWords();
  const [titleId, textId] = [useId(), useId()];
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SheetFrame
      open={open}
      titleId={titleId}
      textId={readOut ? textId : undefined}
      heading={heading}
      onClose={onClose}
    >
      <div class="sheet__panel">
        <header class="line sheet__head">
          <h2 class="caps" id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton name={words.close} icon={X} onClick={onClose} />
        </header>
        <Scrolling class="sheet__body" id={textId}>
          {children}
        </Scrolling>
        {footer && <footer class="sheet__foot">{footer}</footer>}
      </div>
    </SheetFrame>
  );
}

interface FrameProps extends Pick<SheetProps, 'open' | 'onClose' | 'children'> {
  readonly titleId: string;
  /** Takes the focus. */
  readonly heading: RefObject<HTMLElement | null>;
  /** The text that is read out when it opens; left out: only the title is. */
  readonly textId?: string | undefined;
  /** A tap beside a warning does not close it. */
  readonly warning?: boolean;
}

/** A sheet without its contents. It uses the browser's modal dialog, which keeps the focus inside and restores it afterwards. */
export function SheetFrame(props: FrameProps) {
  const { open, titleId, heading, textId, warning, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(open, onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      // The browser has focused the first button, which Safari rings even after a tap.
      heading.current?.focus({ preventScroll: true });
    }
    if (!open && element.open) element.close();
  }, [open]);
  // The panel fills the dialog, so a tap on the dialog itself is one beside the sheet. Escape is the key for the same.
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open || warning) return;
    const closeIfBeside = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element.addEventListener('click', closeIfBeside);
    return () => element.removeEventListener('click', closeIfBeside);
  }, [open, onClose]);
  return (
    <dialog
      class="sheet"
      ref={dialog}
      role={warning ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        // The owner decides whether to close; the browser only asks.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
    >
      {open && children}
      <SheetAnnouncements open={open} />
    </dialog>
  );
}
