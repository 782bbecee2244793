import { FileUp } from 'lucide-preact';
import { useRef } from 'preact/hooks';
import { Button } from './button';

export interface FileButtonProps {
  readonly children: string;
  readonly busy?: boolean;
  readonly onFile: (file: File) => void;
}

/** What the app saves: JSON, which some phones take for text. */
const ACCEPTED = 'application/json,text/plain,.json,.txt';

/** A button that asks for a file. The same file may be chosen again. */
export function FileButton({ children, busy = false, onFile }: FileButtonProps) {
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
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
