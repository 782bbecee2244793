import { SeatMark } from '../../../../ui/seat-mark';
import { useTable } from '../in-table';
import type { Voice } from '../voice';
import { type ScoreRow, type ScoreTable, scoreTable } from './score-table';
import './scores.css';
import { useMemo } from 'preact/hooks';
import { StepShowPanel } from '../../../../ui/steps/step-show-panel';
import type { StepShowing } from '../../../../ui/steps/use-step-show';
import { SEATING } from '../../data/board';
import type { Event } from '../../rules/events';
import type { State } from '../../rules/state';
import type { RoundStep } from './steps';

/** A column for each seat, a row for each thing that gave points. */
function Scores({ table }: { readonly table: ScoreTable }) {
  const { seats, voice } = useTable();
  return (
    <table class="ur-scores" data-seats={table.seats.length}>
      <thead>
        <tr>
          <td />
          {table.seats.map((seat) => {
            const plan = seats[seat];
            return (
              <th key={seat} scope="col">
                <span>
                  {plan && <SeatMark {...plan} among={seats} />}
                  {voice.name(seat)}
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ id, points }) => (
          <tr key={id} data-row={id}>
            <th scope="row">{labelOf(id, voice)}</th>
            {table.seats.map((seat, at) => (
              <td key={seat}>{points[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function labelOf(id: ScoreRow['id'], { table, names }: Voice): string {
  const labels: Readonly<Record<ScoreRow['id'], string>> = {
    ...names.part,
    ...table.round,
  };
  return labels[id];
}

interface RoundProps {
  readonly showing: StepShowing<RoundStep, Event>;
}

/** The scoring of a round as a table, and what else its end brings in sentences; one tap ends it. */
export function RoundPanel({ showing }: RoundProps) {
  const { state, seats, voice, plies } = useTable();
  const words = voice.table.round;
  const { show } = showing;
  const table = useMemo(() => {
    const shown = show?.steps.flatMap(({ events }) => events) ?? [];
    return scoreTable(
      shown,
      plies.flatMap(({ events }) => events),
      state.score,
    );
  }, [show, plies, state]);
  if (!show) return null;
  const said = show.steps.map(({ events }) => {
    const [first] = events;
    const plan = first && 'seat' in first ? seats[first.seat] : undefined;
    return {
      isInTable: events.every((one) => one.event === 'score' || isPlain(one)),
      mark: plan ? <SeatMark {...plan} among={seats} /> : null,
      text: events
        .flatMap((event) =>
          [voice.event(event) ?? [], isLast(event, state) ? words.last : []].flat(),
        )
        .join(' '),
    };
  });
  const steps = said.filter(({ isInTable }) => !isInTable);
  return (
    <StepShowPanel
      title={table.isOver ? words.over : words.ends(table.round)}
      steps={steps}
      // A scoring, the last round and the end are news: they wait for a tap.
      showing={{ ...showing, show: { at: steps.length - 1, fresh: false } }}
    >
      <Scores table={table} />
    </StepShowPanel>
  );
}

const isLast = (event: Event, { seats }: State) =>
  event.event === 'round' && event.round === SEATING[seats]?.rounds;

/** A final score without end-bonus cards: the table says all of it. */
function isPlain(event: Event): boolean {
  return event.event === 'final' && event.cards.length === 0;
}
