import { Button } from '../../../../../ui/button';
import { Stepper } from '../../../../../ui/stepper';
import type { Voice } from '../../../view/model/base/voice';

interface BidStepperProps {
  readonly amount: number;
  readonly least: number;
  readonly most: number;
  readonly voice: Voice;
  readonly onChange: (amount: number) => void;
}

/** Steps to an amount, by one or by more. */
export function BidStepper({ amount, least, most, voice, onChange }: BidStepperProps) {
  const { privilege, money } = voice.table;
  const further = [5, 10].filter((by) => amount + by <= most);
  return (
    <div class="f-count" data-amount={amount}>
      <Stepper
        value={amount}
        least={least}
        most={most}
        face={money(amount)}
        name={privilege.bid}
        onChange={onChange}
      />
      {further.map((by) => (
        <Button key={by} onClick={() => onChange(amount + by)}>
          {privilege.raise(by)}
        </Button>
      ))}
    </div>
  );
}
