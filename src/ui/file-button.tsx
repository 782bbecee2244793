import { FileUp } from 'lucide-preact';
import { useRef } from 'preact/hooks';
import { Button } from './button';

export interface FileButtonProps {
  readonly children: string;
  /** The accepted MIME types and file extensions. */
  readonly accept: string;
  readonly busy?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file. The same file may be chosen again. */
export function FileButton({ children, accept, busy = false, onFile }: FileButtonProps) {
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
        accept={accept}
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
