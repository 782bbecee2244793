import type { SeatPlan } from '../../../../kit/header';
import type { Seat } from '../../../../kit/rules';
import { Figure } from '../../../../ui/figures/figure';
import { memo } from '../../../../ui/memo';
import { SeatMark } from '../../../../ui/seat-mark';
import { SEATING } from '../../data/board';
import type { Facts } from '../facts';
import { Coin, Worker } from '../glyphs';
import type { Voice } from '../voice';
import './strip.css';

interface StripProps {
  readonly facts: Facts;
  /** The figures before the last action, while changes are shown. */
  readonly before: Facts | null;
  readonly seats: readonly SeatPlan[];
  readonly voice: Voice;
  readonly looked: Seat;
  readonly onLook: (seat: Seat) => void;
}

/** Everybody in the turn order: points, what the round would add, and what is left to place. A tap shows the board. */
export const Strip = memo(({ facts, before, seats, voice, looked, onLook }: StripProps) => {
  const words = voice.table.strip;
  return (
    <ol class="ur-strip" aria-label={words.label} data-seats={seats.length}>
      {facts.order.map((seat, place) => {
        const one = facts.seats[seat];
        const plan = seats[seat];
        const was = before?.seats[seat];
        if (!one) return null;
        const passing = SEATING[seats.length]?.passPoints[place] ?? 0;
        return (
          <li key={seat}>
            <button
              type="button"
              class="ur-seat"
              data-board={seat}
              aria-pressed={seat === looked}
              data-acting={seat === facts.toAct || undefined}
              data-passed={one.passed || undefined}
              onClick={() => onLook(seat)}
            >
              {plan && <SeatMark {...plan} among={seats} />}
              <span class="visually-hidden">
                {voice.name(seat)}: {words.seat(one, passing)}
              </span>
              <span class="ur-seat__figures" data-figures aria-hidden="true">
                <span>
                  <b>
                    <Figure value={one.score} was={was?.score} />
                  </b>{' '}
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
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
});
