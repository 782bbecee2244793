import { X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from './button';
import { useBackCloses } from './layers';
import { SaidOver } from './said';
import { Scrolling } from './scrolling';
import './sheet.css';
import { useUiWords } from './words';

export interface SheetProps {
  readonly open: boolean;
  readonly title: string;
  /** Asked for by the cross, Escape, a tap beside the sheet or the back gesture. */
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons that stay in sight below the scrolling part. */
  readonly footer?: ComponentChildren;
}

/**
 * A panel over everything, from below on phones and in the middle on wide screens. The browser's own modal
 * dialog: it keeps the focus inside and gives it back afterwards.
 */
export function Sheet({ open, title, onClose, children, footer }: SheetProps) {
  const words = useUiWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(open, onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  // The panel fills the dialog, so a tap on the dialog itself is one beside it. Escape does the same by key.
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const beside = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element.addEventListener('click', beside);
    return () => element.removeEventListener('click', beside);
  }, [open, onClose]);
  return (
    <dialog
      class="sheet"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Closing is the owner's decision; the browser only asks.
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
            <h2 class="caps" id={titleId}>
              {title}
            </h2>
            <IconButton name={words.close} icon={X} onClick={onClose} />
          </header>
          <Scrolling class="sheet__body">{children}</Scrolling>
          {footer && <footer class="sheet__foot">{footer}</footer>}
        </div>
      )}
      <SaidOver open={open} />
    </dialog>
  );
}
