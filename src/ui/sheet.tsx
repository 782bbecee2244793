import { X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
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
  /** Called for the close button, Escape, a tap beside the sheet, or the back gesture. */
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons that stay visible below the scrolling part. */
  readonly footer?: ComponentChildren;
}

/**
 * A panel over everything, from below on phones and in the center on wide screens. It uses the browser's modal dialog,
 * which keeps the focus inside and restores it afterwards.
 */
export function Sheet({ open, title, onClose, children, footer }: SheetProps) {
  const words = useUiWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useBackCloses(open, onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      // The browser has focused Close, which Safari rings even after a tap.
      heading.current?.focus({ preventScroll: true });
    }
    if (!open && element.open) element.close();
  }, [open]);
  // The panel fills the dialog, so a tap on the dialog itself is one beside the sheet. Escape is the key for the same.
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
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
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The owner decides whether to close; the browser only asks.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
    >
      {open && (
        <div class="sheet__panel">
          <header class="sheet__head">
            <h2 class="caps" id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <IconButton name={words.close} icon={X} onClick={onClose} />
          </header>
          <Scrolling class="sheet__body">{children}</Scrolling>
          {footer && <footer class="sheet__foot">{footer}</footer>}
        </div>
      )}
      <SheetAnnouncements open={open} />
    </dialog>
  );
}
