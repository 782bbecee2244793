import { useId } from 'preact/hooks';
import './progress.css';

/** How far something long has come; `of` null while that is not known. */
export function Progress({ label, done, of }: { label: string; done: number; of: number | null }) {
  const id = useId();
  return (
    <div class="progress">
      <label for={id}>{label}</label>
      {of === null ? <progress id={id} /> : <progress id={id} value={done} max={of} />}
    </div>
  );
}
