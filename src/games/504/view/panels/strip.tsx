import { figureAt } from '../../../../kit/figure-at';
import { leadingScore } from '../../../../kit/leading-score';
import { Figure } from '../../../../ui/figures/figure';
import { useBefore } from '../../../../ui/figures/use-before';
import { useLazy } from '../../../../ui/lazy';
import { memo } from '../../../../ui/memo';
import { SeatMark } from '../../../../ui/seat-mark';
import { SeatStrip, StripSeat } from '../../../../ui/table/seat-strip';
import { useTableWords } from '../../../../ui/table-words';
import type { Owner } from '../../rules/state/ids';
import type { State } from '../../rules/state/state';
import { type Facts, factsOf, scoresIn } from '../model/base/facts';
import { useTable } from '../model/base/in-table';
import { endingOf } from '../model/ending';
import type { LookedUp } from '../model/looked-up';
import { goalIn } from '../model/table';
import { OwnerMark } from '../pieces/owner-mark';
import { scoreUnit } from '../score-unit';
import { bonusPart } from '../table/bonuses';
import './strip.css';

interface StripProps {
  readonly state: State;
  readonly onLook: (looked: LookedUp) => void;
}

/**
 * Everybody in the order of the round: points, money, what the next turn brings, and how near the end of the match is.
 * A star is before the score of those who lead. In a world of companies, seats are shown while they decide for themselves, and in a line above companies else. A tap
 * explains each figure.
 */
export const Strip = memo((props: StripProps) => {
  const { state } = props;
  const facts = factsOf(state);
  const { voice } = useTable();
  const ofSeats = state.world.company && facts.owner < 0;
  const owners = shownOwners(state, facts);
  return (
    <>
      {state.world.company && !ofSeats && (
        <SeatStrip label={voice.table.players} seats={voice.seats.length}>
          {voice.seats.map((_, seat) => (
            <SeatFigures key={seat} state={state} seat={seat} />
          ))}
        </SeatStrip>
      )}
      <SeatStrip label={voice.table.everybody} seats={ofSeats ? voice.seats.length : owners.length}>
        {ofSeats
          ? voice.seats.map((_, seat) => <SeatFigures key={seat} {...props} seat={seat} />)
          : owners.map((owner) => <OwnerFigures key={owner} {...props} owner={owner} />)}
      </SeatStrip>
    </>
  );
});

/** Those who have a turn in this round first, then those founded since. */
function shownOwners(state: State, { order, owners }: Facts): readonly Owner[] {
  if (!state.world.company) return order;
  return owners.map((_, owner) => owner).filter((owner) => figureAt(state.isFounded, owner) > 0);
}

function OwnerFigures({ state, onLook, owner }: StripProps & { owner: Owner }) {
  const facts = factsOf(state);
  const { voice } = useTable();
  const house = useTableWords();
  const one = facts.owners[owner];
  const was = useBefore(facts)?.owners[owner];
  const progress = goalIn(state)?.progress?.(state, owner);
  if (!one) return null;
  const { table } = voice;
  const isLeading = !state.world.company && leads(state, owner);
  const aside = (
    <>
      {progress && <small>{`${progress.has}/${progress.needs}`}</small>}
      {one.scoring !== null && <small>{table.gains.points(one.scoring)}</small>}
    </>
  );
  const president = state.world.company ? voice.seats[figureAt(state.president, owner)] : undefined;
  const value = state.world.company ? figureAt(state.value, owner) : null;
  const figures = table.ownerFigures({
    name: isLeading ? `${voice.owner(owner)}, ${house.leads}` : voice.owner(owner),
    ...one,
    president: president?.name ?? null,
    value,
    progress: progress ?? null,
  });
  return (
    <StripSeat
      class={value === null ? 'f-owner' : 'f-owner f-company'}
      seat={owner}
      mark={
        <span class="f-owner__marks">
          <OwnerMark owner={owner} />
          {president && <SeatMark {...president} among={voice.seats} />}
        </span>
      }
      spoken={`${figures}: ${table.owner.look}`}
      acting={owner === facts.owner}
      onLook={() => onLook({ owner })}
    >
      <b>
        <span data-leads={isLeading || undefined}>
          {value === null ? <Figure value={one.points} was={was?.points} /> : table.money(value)}
        </span>
        {value === null && aside}
      </b>
      {value === null ? progress && <progress value={progress.has} max={progress.needs} /> : aside}
      <span>
        <Figure value={table.money(one.cash)} was={was && table.money(was.cash)} />{' '}
        <Figure value={table.plus(one.income)} was={was && table.plus(was.income)} />
      </span>
    </StripSeat>
  );
}

/** A seat of a world of companies; in a line without a button where companies need the room for theirs. */
function SeatFigures({
  state,
  seat,
  onLook,
}: Pick<StripProps, 'state'> & Partial<StripProps> & { seat: number }) {
  const { voice } = useTable();
  const house = useTableWords();
  const plan = voice.seats[seat];
  const { table } = voice;
  const isLeading = leads(state, seat);
  const points = figureAt(scoresIn(state), seat);
  const score = scoreUnit(state) === 'dollars' ? table.money(points) : points;
  const cash = figureAt(state.seatCash, seat);
  const name = isLeading ? `${voice.seat(seat)}, ${house.leads}` : voice.seat(seat);
  const figures = table.seatFigures(name, cash, score);
  return (
    <StripSeat
      {...(onLook && { onLook: () => onLook({ seat }) })}
      class={onLook ? 'f-owner' : 'f-line'}
      mark={plan && <SeatMark {...plan} among={voice.seats} />}
      spoken={onLook ? `${figures}: ${table.owner.look}` : figures}
      acting={seat === factsOf(state).toAct}
    >
      <b>
        <span data-leads={isLeading || undefined}>{score}</span>
      </b>
      <span>{table.money(cash)}</span>
    </StripSeat>
  );
}

/** Whether no seat has a better score, and some have a worse one. */
function leads(state: State, seat: number): boolean {
  const scores = scoresIn(state);
  return scores[seat] === leadingScore(scores);
}

/** What ends the match, always in sight, and what can be won before; where all go there together, with how far they are. */
export function GoalLine({ state }: { readonly state: State }) {
  const { voice } = useTable();
  // How many scorings there were is said in figures.
  const together = state.world.role[7] === 1 ? null : goalIn(state)?.together?.(state);
  const bonuses = useLazy(bonusPart, state.world.role[2] === 3);
  return (
    <p class="line f-goal">
      {together && together.has > 0 && (
        <progress value={together.has} max={together.needs} aria-hidden="true" />
      )}
      {endingOf(state, voice)}
      {bonuses && <bonuses.NextBonus state={state} />}
    </p>
  );
}
