import { ScrollText, Star, TrainFront, TriangleAlert } from 'lucide-preact';
import { leadingScore } from '../../../../kit/leading-score';
import { Figure } from '../../../../ui/figures/figure';
import { useBefore } from '../../../../ui/figures/use-before';
import { memo } from '../../../../ui/memo';
import { SeatMark } from '../../../../ui/seat-mark';
import { SeatStrip, StripSeat } from '../../../../ui/table/seat-strip';
import { useTableWords } from '../../../../ui/table-words';
import { signed, whole } from '../../words/figures';
import { type Facts, type SeatFacts, seatIn } from '../facts';
import { useTable } from '../in-table';
import './strip.css';

interface StripProps {
  readonly facts: Facts;
  readonly onTab: (tab: string) => void;
}

/**
 * Everybody, always in the same places: cash, what the next payday brings and takes, points as of now, shares and engine.
 * The order in which they act changes several times a turn, so it is a number of each.
 */
export const Strip = memo(({ facts, onTab }: StripProps) => {
  const { seats, words, voice } = useTable();
  const before = useBefore(facts);
  const house = useTableWords();
  const most = leadingScore(
    facts.seats.flatMap(({ out, score }) => (out === null ? score.total : [])),
  );
  return (
    <SeatStrip label={words.table.panels.everybody} seats={facts.seats.length}>
      {facts.seats.map((one) => {
        const plan = seats[one.seat];
        const { action, out } = one;
        const leads = out === null && one.score.total === most;
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
            class="aos-seat"
            seat={one.seat}
            mark={
              <>
                {one.place > 0 && <small aria-hidden="true">{one.place}</small>}
                {plan && <SeatMark {...plan} among={seats} />}
              </>
            }
            spoken={`${voice.name(one.seat)}${leads ? `, ${house.leads}` : ''}: ${spoken}. ${words.table.panels.look}`}
            acting={one.seat === facts.toAct}
            idle={out !== null}
            onLook={() => onTab('players')}
          >
            <Figures one={one} was={before && seatIn(before, one.seat)} leads={leads} />
          </StripSeat>
        );
      })}
    </SeatStrip>
  );
});

interface FiguresProps {
  readonly one: SeatFacts;
  readonly was: SeatFacts | null;
  /** Whether nobody has more points: the star is full then. */
  readonly leads: boolean;
}

function Figures({ one, was, leads }: FiguresProps) {
  const { phase, panels } = useTable().words.table;
  const { money, income, shares, engine, score, payday, out } = one;
  if (out !== null) return <span>{panels.out(out)}</span>;
  return (
    <>
      <b>
        <Figure value={phase.cash(money)} was={was ? phase.cash(was.money) : undefined} />
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
      <span class="aos-seat__score">
        <Star size={leads ? 13 : 11} fill={leads ? 'currentColor' : 'none'} />
        <Figure value={whole(score.total)} was={was ? whole(was.score.total) : undefined} />
        {payday.short > 0 && <TriangleAlert size={14} />}
      </span>
      <span class="aos-seat__rest">
        <ScrollText size={11} />
        {shares} <TrainFront size={11} />
        {engine}
      </span>
    </>
  );
}
