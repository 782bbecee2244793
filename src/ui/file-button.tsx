import { FileUp } from 'lucide-preact';
import { useRef } from 'preact/hooks';
import { Button } from './button';

export interface FileButtonProps {
  readonly children: string;
  readonly busy?: boolean;
  /** Whether several may be chosen at once. */
  readonly several?: boolean;
  /** Called with at least one. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** What the app saves: JSON, which some phones take for text. */
const ACCEPTED = 'application/json,text/plain,.json,.txt';

/** A button that asks for a file or several. The same ones may be chosen again. */
export function FileButton({ children, busy = false, several = false, onFiles }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={FileUp} busy={busy} onClick={() => picker.current?.click()}>
        {children}
      </Button>
      <input
        ref={picker}
        class="visually-hidden"
        type="file"
        accept={ACCEPTED}
        multiple={several}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          // The list empties with the value.
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
