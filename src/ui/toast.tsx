import { signal } from '@preact/signals';
import { X } from 'lucide-preact';
import { Button, IconButton } from './button';
import './toast.css';
import { useUiWords } from './words';

export interface Toast {
  readonly text: string;
  /** What can be done about it, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until it is answered; otherwise it disappears after a while, and with its screen. */
  readonly stays?: boolean;
  /** Said while its screen is left: it belongs to the next one too. */
  readonly outlives?: boolean;
}

/** Long enough to read the sentence and reach the button. */
const AWAY_AFTER = 10_000;

const shown = signal<Toast | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows one sentence over the screen, in place of the one before. Returns a function that removes it. */
export function showToast(toast: Toast): () => void {
  clearTimeout(timer);
  shown.value = toast;
  if (!toast.stays) timer = setTimeout(() => hide(toast), AWAY_AFTER);
  return () => hide(toast);
}

function hide(toast: Toast): void {
  if (shown.value === toast) shown.value = null;
}

/** Removes what was said of a screen that has been left. */
export function leaveToast(): void {
  const toast = shown.peek();
  if (toast && !toast.stays && !toast.outlives) hide(toast);
}

/**
 * Where toasts appear: only those that are `passing`, or all. A toast never interrupts: it takes no focus and is read
 * out when the screen reader is idle.
 */
export function Toasts({ passing = false }: { readonly passing?: boolean }) {
  const words = useUiWords();
  const toast = passing && shown.value?.stays ? null : shown.value;
  const action = toast?.action;
  return (
    <div class="toasts" role="status">
      {toast && (
        <div class="toast">
          <p>{toast.text}</p>
          {action && (
            <Button
              kind="quiet"
              onClick={() => {
                hide(toast);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton name={words.dismiss} icon={X} onClick={() => hide(toast)} />
        </div>
      )}
    </div>
  );
}
