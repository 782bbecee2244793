import { memo } from '../../../../ui/memo';
import type { StepShow } from '../../../../ui/steps/use-step-show';
import type { StepId } from '../../words/en/table';
import { useTable } from '../in-table';
import { stepShown } from '../payday/as-shown';
import type { PaydayStep } from '../payday/steps';
import './steps-line.css';

const STEPS: readonly StepId[] = ['issue', 'auction', 'select', 'build', 'move', 'pay', 'grow'];

/** The steps of a turn in a row, with the one that is played now, or of a payday that is shown. */
export const StepsLine = memo(({ shown }: { readonly shown: StepShow<PaydayStep> | null }) => {
  const { facts, words } = useTable();
  const { phase } = words.table;
  const now = STEPS.indexOf(
    shown ? stepShown(shown) : facts.phase === 'over' ? 'pay' : facts.phase,
  );
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
