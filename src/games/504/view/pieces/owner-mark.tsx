import { SeatMark } from '../../../../ui/seat-mark';
import type { Owner } from '../../rules/state/ids';
import { useTable } from '../model/base/in-table';
import './owner-mark.css';

/**
 * The mark of an owner: a seat's own, or a company's color, shape and letter. Seats have the same colors and often letters:
 * a card with a bar above tells that it is a company. Decoration beside a name.
 */
export function OwnerMark({ owner }: { readonly owner: Owner }) {
  const { look, seats } = useTable().voice;
  const { plan, color, shape, name } = look(owner);
  if (plan) return <SeatMark {...plan} among={seats} />;
  return (
    <svg class="f-mark" viewBox="-4 -4 40 40" aria-hidden="true" data-owner={color}>
      <path class="f-mark__card" d="M-3 -3h38v38h-38ZM-3 -1h38M-3 1h38" />
      <g transform="translate(3.4 5.2) scale(.8)">
        <path d={shape} />
        <text x="16" y="16" dy="0.36em" text-anchor="middle">
          {[...name][0]}
        </text>
      </g>
    </svg>
  );
}
