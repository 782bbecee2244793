import { KINDS } from '../../../data/board';
import { FIRST_VP, SCORINGS, SECOND_VP } from '../../../data/figures';
import { useTable } from '../../../view/model/base/in-table';
import type { Scoring } from '../../../view/model/base/scoring';
import { OwnerHeads } from '../../../view/pieces/owner-heads';
import { ToldSheet } from '../../../view/pieces/told-sheet';
import { hasSecond, vpPerPiece } from '../rules/shrink';

interface ScoringSheetProps {
  /** Null: it is closed. */
  readonly scoring: Scoring | null;
  readonly onClose: () => void;
}

/** A scoring, terrain by terrain: what everybody has there and gets for it, and what leaves the map. Waits for a tap. */
export function ScoringSheet({ scoring, onClose }: ScoringSheetProps) {
  const { state, voice } = useTable();
  const { majorities: text } = voice.table;
  return (
    <ToldSheet title={scoring ? text.scoring(scoring.number, SCORINGS) : ''} onClose={onClose}>
      {scoring && <Terrains scoring={scoring} />}
      <p class="note f-scoring__rule">{text.rule(hasSecond(state), vpPerPiece(state))}</p>
    </ToldSheet>
  );
}

function Terrains({ scoring }: { readonly scoring: Scoring }) {
  const { state, table, names } = useTable();
  const { majorities: text } = table;
  const owners = scoring.gains.flatMap((_, owner) => (state.order.includes(owner) ? [owner] : []));
  const sums: readonly (readonly [string, readonly number[]])[] = [
    [text.leaving, scoring.pieces],
    [text.forfeited, scoring.forfeited],
    [text.sum, scoring.gains],
  ];
  return (
    <table class="f-table-of f-scoring">
      <OwnerHeads owners={owners} />
      <tbody>
        {scoring.terrains.map(({ kind, counts, points }) => (
          <tr key={kind}>
            <th scope="row">
              {names.kind[KINDS[kind] ?? 'city']}{' '}
              <small>
                {text.worth(FIRST_VP[kind] ?? 0, SECOND_VP[kind] ?? 0, hasSecond(state))}
              </small>
            </th>
            {owners.map((owner) => (
              <td key={owner}>
                {counts[owner]} {(points[owner] ?? 0) > 0 && <b>{text.gain(points[owner] ?? 0)}</b>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums
          .filter(([what, figures]) => what === text.sum || figures.some((figure) => figure > 0))
          .map(([what, figures]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {owners.map((owner) => (
                <td key={owner}>{figures[owner]}</td>
              ))}
            </tr>
          ))}
      </tfoot>
    </table>
  );
}
