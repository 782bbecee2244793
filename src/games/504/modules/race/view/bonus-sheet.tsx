import type { State } from '../../../rules/state/state';
import { useTable } from '../../../view/model/base/in-table';
import { OwnerHeads } from '../../../view/pieces/owner-heads';
import { ToldSheet } from '../../../view/pieces/told-sheet';
import { bonusName } from '../../../words/match-names';
import { type BonusesWon, bonusAmount, bonusesIn, nearestBonus } from '../model/bonuses';

export { bonusesIn };

/** Behind what ends the match: the bonus that an owner is nearest to. */
export function NextBonus({ state }: { readonly state: State }) {
  const { voice } = useTable();
  const nearest = nearestBonus(state);
  if (!nearest) return null;
  const { key, needs, has, owner } = nearest;
  const name = bonusName(voice.names, key);
  return <> {voice.table.race.nextBonus(name, voice.owner(owner), has[owner] ?? 0, needs)}</>;
}

interface BonusSheetProps {
  /** Null: it is closed. */
  readonly won: BonusesWon | null;
  readonly onClose: () => void;
}

/** Bonuses that were won, and those that are left: how near everybody is, and who was the first. Waits for a tap. */
export function BonusSheet({ won, onClose }: BonusSheetProps) {
  const { race } = useTable().voice.table;
  const now = won?.bonuses.filter(({ winner }) => winner !== null) ?? [];
  const [first] = now;
  return (
    <ToldSheet title={won ? race.won(now.length) : ''} onClose={onClose}>
      {won && <Bonuses {...won} />}
      {first && <p class="note f-scoring__rule">{race.wonRule(first.needs)}</p>}
    </ToldSheet>
  );
}

function Bonuses({ bonuses }: BonusesWon) {
  const { voice, facts } = useTable();
  const { race } = voice.table;
  const owners = facts.order;
  const left = bonuses.filter(({ winner }) => winner === null);
  const row = (bonus: BonusesWon['bonuses'][number]) => (
    <Row key={bonus.key} bonus={bonus} owners={owners} />
  );
  return (
    <table class="f-table-of f-scoring">
      <OwnerHeads owners={owners} />
      <tbody>{bonuses.filter(({ winner }) => winner !== null).map(row)}</tbody>
      {left.length > 0 && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={owners.length + 1} class="caps">
              {race.stillOpen}
            </th>
          </tr>
          {left.map(row)}
        </tbody>
      )}
    </table>
  );
}

interface RowProps {
  readonly bonus: BonusesWon['bonuses'][number];
  readonly owners: readonly number[];
}

function Row({ bonus, owners }: RowProps) {
  const { state, table, names } = useTable();
  const { money, points } = bonusAmount(state, bonus);
  return (
    <tr>
      <th scope="row">
        {bonusName(names, bonus.key)} <small>{money ? table.money(money) : points}</small>
      </th>
      {owners.map((owner) => (
        <td key={owner}>
          {bonus.has[owner]}
          {owner === bonus.winner && (
            <>
              {' '}
              <b>{money ? table.plus(money) : table.majorities.gain(points ?? 0)}</b>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
