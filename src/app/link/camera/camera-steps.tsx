import type { ComponentChildren } from 'preact';
import type { LinkTrouble } from '../../../link/link-trouble';
import { useLinkWords } from '../words/words';

export interface CameraStepsProps {
  /** Why the last try has come to nothing; null: it has not. */
  readonly trouble: LinkTrouble | null;
  readonly children: ComponentChildren;
}

/** What both halves of a link by two scans begin with: what is done here, and what has gone wrong. */
export function CameraSteps({ trouble, children }: CameraStepsProps) {
  const words = useLinkWords();
  return (
    <div class="camera">
      <p class="note">{words.camera.intro}</p>
      {trouble && (
        <p class="notice" role="alert">
          {words.trouble[trouble.trouble]}
        </p>
      )}
      {children}
    </div>
  );
}
