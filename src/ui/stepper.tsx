import { Minus, Plus } from 'lucide-preact';
import { IconButton } from './button';
import './stepper.css';

interface StepperProps {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The figure as it is shown. */
  readonly face: string;
  /** What a figure means, for the names of the buttons. */
  readonly name: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A figure with a button on either side; at an end its button stays and does nothing. */
export function Stepper({ value, least, most, face, name, onChange }: StepperProps) {
  const to = (next: number) => {
    if (next >= least && next <= most) onChange(next);
  };
  return (
    <div class="stepper" role="group" aria-label={name(value)}>
      <IconButton
        name={name(Math.max(least, value - 1))}
        icon={Minus}
        dimmed={value <= least}
        onClick={() => to(value - 1)}
      />
      <output class="stepper__figure">{face}</output>
      <IconButton
        name={name(Math.min(most, value + 1))}
        icon={Plus}
        dimmed={value >= most}
        onClick={() => to(value + 1)}
      />
    </div>
  );
}
