import { ScrollText, TrainFront, TriangleAlert } from 'lucide-preact';
import { Figure } from '../../../../ui/figures/figure';
import { memo } from '../../../../ui/memo';
import { SeatMark } from '../../../../ui/seat-mark';
import { SeatStrip, StripSeat } from '../../../../ui/table/seat-strip';
import { signed } from '../../words/figures';
import { type Facts, type SeatFacts, seatIn } from '../facts';
import { useTable } from '../in-table';
import './strip.css';

interface StripProps {
  readonly facts: Facts;
  /** The figures before the last action, while changes are shown. */
  readonly before: Facts | null;
}

/** Everybody in the order in which they act: cash, what the next payday brings and takes, shares and engine. */
export const Strip = memo(({ facts, before }: StripProps) => {
  const { seats, words, voice } = useTable();
  return (
    <SeatStrip label={words.table.panels.order} seats={facts.seats.length}>
      {facts.seats.map((one) => {
        const plan = seats[one.seat];
        const { action, out } = one;
        const spoken = words.table.hex.player({
          place: one.place,
          cash: one.money,
          income: one.income,
          shares: one.shares,
          engine: one.engine,
          score: one.score.total,
          action: action && words.names.action[action],
          out,
        });
        return (
          <StripSeat
            key={one.seat}
            seat={one.seat}
            class="aos-seat"
            mark={plan && <SeatMark {...plan} among={seats} />}
            spoken={`${voice.name(one.seat)}: ${spoken}`}
            acting={one.seat === facts.toAct}
            idle={out !== null}
          >
            <Figures one={one} was={before && seatIn(before, one.seat)} />
          </StripSeat>
        );
      })}
    </SeatStrip>
  );
});

interface FiguresProps {
  readonly one: SeatFacts;
  readonly was: SeatFacts | null;
}

function Figures({ one, was }: FiguresProps) {
  const { phase, panels } = useTable().words.table;
  const { money, income, shares, engine, payday, out } = one;
  if (out !== null) return <span>{panels.out(out)}</span>;
  return (
    <>
      <b>
        <Figure value={phase.cash(money)} was={was ? phase.cash(was.money) : undefined} />
        {payday.short > 0 && <TriangleAlert size={14} />}
      </b>
      <span class="aos-seat__payday">
        <span>
          <span class="aos-seat__word">{panels.income} </span>
          <Figure value={signed(income)} was={was ? signed(was.income) : undefined} />
        </span>
        <span>
          <span class="aos-seat__word">{panels.costs} </span>
          <Figure
            value={signed(-shares - engine)}
            was={was ? signed(-was.shares - was.engine) : undefined}
          />
        </span>
      </span>
      <span class="aos-seat__rest">
        <ScrollText size={11} />
        {shares} <TrainFront size={11} />
        {engine}
      </span>
    </>
  );
}
