import type { Seat } from '../../../../kit/rules';
import { Figure } from '../../../../ui/figures/figure';
import { useBefore } from '../../../../ui/figures/use-before';
import { memo } from '../../../../ui/memo';
import { SeatMark } from '../../../../ui/seat-mark';
import { SeatStrip, StripSeat } from '../../../../ui/table/seat-strip';
import { SEATING } from '../../data/board';
import { Coin, Worker } from '../glyphs';
import { useTable } from '../in-table';
import './strip.css';

interface StripProps {
  readonly looked: Seat;
  readonly onLook: (seat: Seat) => void;
}

/** Everybody in the turn order: points, what the round would add, and what is left to place. A tap shows the board. */
export const Strip = memo(({ looked, onLook }: StripProps) => {
  const { facts, seats, voice } = useTable();
  const before = useBefore(facts);
  const words = voice.table.strip;
  return (
    <SeatStrip label={words.label} seats={seats.length}>
      {facts.order.map((seat, place) => {
        const one = facts.seats[seat];
        const plan = seats[seat];
        const was = before?.seats[seat];
        if (!one) return null;
        const passing = SEATING[seats.length]?.passPoints[place] ?? 0;
        return (
          <StripSeat
            key={seat}
            class="ur-seat"
            seat={seat}
            mark={plan && <SeatMark {...plan} among={seats} />}
            spoken={`${voice.name(seat)}: ${words.seat(one, passing)}`}
            acting={seat === facts.toAct}
            idle={one.passed}
            looked={seat === looked}
            onLook={() => onLook(seat)}
          >
            <span>
              <b>
                <Figure value={one.score} was={was?.score} />
              </b>
              {words.points}
            </span>
            {facts.phase !== 'over' && (
              <span>
                {words.round}{' '}
                <Figure value={`+${one.round.total}`} was={was && `+${was.round.total}`} />
              </span>
            )}
            {one.passed ? (
              <span>{words.passed}</span>
            ) : (
              <span>
                <Figure value={one.workers} was={was?.workers} />
                <Worker />
                {one.black === 'ready' && <Worker kind="black" />}{' '}
                <Figure value={one.rubles} was={was?.rubles} />
                <Coin />
              </span>
            )}
            {!one.passed && facts.phase !== 'over' && <span>{words.pass(passing)}</span>}
          </StripSeat>
        );
      })}
    </SeatStrip>
  );
});
