import { SeatMark, SHAPES } from '../../../../ui/seat-mark';
import type { Owner } from '../../rules/parts';
import type { Voice } from '../voice';
import './owner-mark.css';

interface OwnerMarkProps {
  readonly owner: Owner;
  readonly voice: Voice;
}

/** The mark of an owner: a seat's own, or a company's color, shape and letter. Decoration beside a name. */
export function OwnerMark({ owner, voice }: OwnerMarkProps) {
  const { plan, color, shape, name } = voice.look(owner);
  if (plan) return <SeatMark {...plan} among={voice.seats} />;
  return (
    <svg class="f-mark" viewBox="0 0 32 32" aria-hidden="true" data-owner={color}>
      <path d={SHAPES[shape]} />
      <text x="16" y="16" dy="0.36em" text-anchor="middle">
        {[...name][0]}
      </text>
    </svg>
  );
}
