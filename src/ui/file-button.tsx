import { FileUp } from 'lucide-preact';
import { useRef } from 'preact/hooks';
import { Button } from './button';

export interface FileButtonProps {
  readonly children: string;
  /** What may be chosen, as MIME types and endings. */
  readonly accept: string;
  readonly busy?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file; the same one may be chosen again. */
export function FileButton({ children, accept, busy = false, onFile }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={FileUp} busy={busy} onClick={() => picker.current?.click()}>
        {children}
      </Button>
      <input
        ref={picker}
        class="spoken"
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
