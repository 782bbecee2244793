import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Button } from './button';
import './cover.css';
import { SheetAnnouncements } from './live';

export interface CoverProps {
  readonly title: string;
  readonly children?: ComponentChildren;
  /** The label of the only button. */
  readonly go: string;
  readonly onGo: () => void;
}

/** Hides the whole screen until its button is pressed: for handing the phone to the next player. */
export function Cover({ title, children, go, onGo }: CoverProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      class="cover"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
    >
      <div class="cover__face">
        <h2 id={titleId}>{title}</h2>
        {children}
        <Button kind="primary" onClick={onGo}>
          {go}
        </Button>
      </div>
      <SheetAnnouncements open />
    </dialog>
  );
}
