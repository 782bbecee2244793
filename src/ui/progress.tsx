import { useId } from 'preact/hooks';
import './progress.css';
import { useHoldSettled } from './settled';

/** The progress of a long task; `of` is null while the total is unknown. */
export function Progress({ label, done, of }: { label: string; done: number; of: number | null }) {
  const id = useId();
  useHoldSettled(true);
  return (
    <div class="progress">
      <label for={id}>{label}</label>
      {of === null ? <progress id={id} /> : <progress id={id} value={done} max={of} />}
    </div>
  );
}
