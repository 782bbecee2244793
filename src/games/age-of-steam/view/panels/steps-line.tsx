import { memo } from '../../../../ui/memo';
import type { StepId } from '../../words/en/table';
import { useTable } from '../in-table';
import './steps-line.css';

const STEPS: readonly StepId[] = ['issue', 'auction', 'select', 'build', 'move', 'pay', 'grow'];

/** The steps of a turn in a row, with the one that is played now. */
export const StepsLine = memo(({ step: current }: { readonly step: StepId }) => {
  const { phase } = useTable().words.table;
  const now = STEPS.indexOf(current);
  return (
    <ol class="aos-steps">
      {STEPS.map((step, place) => (
        <li
          key={step}
          aria-current={place === now ? 'step' : undefined}
          data-past={place < now || undefined}
        >
          {phase.step[step]}
        </li>
      ))}
    </ol>
  );
});
