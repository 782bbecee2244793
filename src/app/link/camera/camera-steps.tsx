import type { ComponentChildren } from 'preact';
import type { LinkTrouble } from '../../../link/connections/link';
import { useLinkWords } from '../words/words';

export interface CameraStepsProps {
  /** Why the last attempt has failed; null: it has not. */
  readonly trouble: LinkTrouble | null;
  readonly children: ComponentChildren;
}

/** The instructions and errors that both phones show while they link by two scans. */
export function CameraSteps({ trouble, children }: CameraStepsProps) {
  const words = useLinkWords();
  return (
    <div class="camera">
      <p class="note">{words.camera.intro}</p>
      {trouble && (
        <p class="notice" role="alert">
          {trouble.trouble === 'unreachable'
            ? words.camera.unreachable
            : words.trouble[trouble.trouble]}
        </p>
      )}
      {children}
    </div>
  );
}
