import type { SeatPlan } from '../../../../kit/header';
import { SeatMark } from '../../../../ui/seat-mark';
import type { Voice } from '../voice';
import type { ScoreRow, ScoreTable } from './score-table';
import './scores.css';

interface ScoresProps {
  readonly table: ScoreTable;
  readonly seats: readonly SeatPlan[];
  readonly voice: Voice;
}

/** A column for each seat, a row for each thing that gave points. */
export function Scores({ table, seats, voice }: ScoresProps) {
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
    majority: table.standing.source.majority,
  };
  return labels[id];
}
