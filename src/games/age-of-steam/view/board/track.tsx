import { figureAt } from '../../../../kit/figure-at';
import type { SeatPlan } from '../../../../kit/header';
import type { Seat } from '../../../../kit/rules';
import { memo } from '../../../../ui/memo';
import { SHAPES } from '../../../../ui/seat-mark';
import { TOWN } from '../../rules/shapes';
import type { State } from '../../rules/state';
import { CROSSES } from '../../rules/supply';
import { type OwnedSegment, openTo, trackOn } from './segments';
import { edgePoint, markPoint, middleOf, segmentPath } from './track-path';
import './pieces.css';

interface TrackProps {
  readonly state: State;
  readonly seats: readonly SeatPlan[];
}

/** All track: a line of its owner's color and pattern, with the owner's mark, and a ring at every open end. */
export const Track = memo(({ state, seats }: TrackProps) => {
  const all: OwnedSegment[] = [];
  for (let hex = 0; hex < state.board.hexCount; hex++) {
    if (figureAt(state.shape, hex) !== 0) all.push(...trackOn(state, hex));
  }
  const owners: readonly (Seat | null)[] = [null, ...seats.keys()];
  return (
    <>
      {owners.map((owner) => (
        <Owned
          key={owner}
          state={state}
          segments={all.filter((segment) => segment.owner === owner)}
          plan={owner === null ? undefined : seats[owner]}
        />
      ))}
    </>
  );
});

interface OwnedProps {
  readonly state: State;
  readonly segments: readonly OwnedSegment[];
  readonly plan: SeatPlan | undefined;
}

function Owned({ state, segments, plan }: OwnedProps) {
  if (segments.length === 0) return null;
  const d = segments
    .map(({ hex, edge, mate }) => segmentPath(middleOf(state.board, hex), edge, mate))
    .join('');
  return (
    <g class="aos-track" data-seat={plan?.colour}>
      <path class="aos-track__rim" d={d} />
      <path class="aos-track__core" d={d} />
      {plan && <path class="aos-track__pattern" d={d} />}
      {plan &&
        segments.map((segment) => (
          <Mark
            key={keyOf(segment)}
            {...segment}
            state={state}
            plan={plan}
            crosses={figureAt(CROSSES, figureAt(state.shape, segment.hex)) === 1}
          />
        ))}
      {segments.flatMap((segment) =>
        openTo(state, segment).map((out) => {
          const { x, y } = edgePoint(middleOf(state.board, segment.hex), out);
          return (
            <circle key={`${segment.hex} ${out}`} class="aos-track__end" cx={x} cy={y} r="4.6" />
          );
        }),
      )}
    </g>
  );
}

const keyOf = ({ hex, edge }: OwnedSegment) => `${hex} ${edge}`;

interface MarkProps extends OwnedSegment {
  readonly state: State;
  readonly plan: SeatPlan;
  readonly crosses: boolean;
}

function Mark({ state, hex, edge, mate, plan, crosses }: MarkProps) {
  if (mate === TOWN) return null;
  const { x, y } = markPoint(middleOf(state.board, hex), edge, mate, crosses);
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(0.4) translate(-16 -16)`;
  return <path class="aos-track__mark" d={SHAPES[plan.colour]} transform={place} />;
}
