import { figureAt } from '../../../../../kit/figure-at';
import { CITIES } from '../../../data/board';
import { FEAT_MONEY } from '../../../data/figures';
import type { State } from '../../../rules/state/state';
import { useTable } from '../../../view/model/base/in-table';
import type { InfoProps } from '../../../view/model/base/parts';
import { ownersIn } from '../../../view/model/base/position';
import { CountTable } from '../../../view/pieces/count-table';
import { nameIn } from '../../../words/names';
import { hasOpenCities } from '../../military/rules/armies';
import { hasReached } from '../model';
import { featsOf, freedWorth } from '../rules/role-3';
import { countsWay, hasCards, rewardsFreed } from '../state';

/** The cities that everybody has reached, or in role III the bonuses that are still to be won. */
export function Cities(props: InfoProps) {
  const { state } = useTable();
  if (hasCards(state.world)) return <Cards {...props} />;
  // Remaining bonuses have no owner.
  return props.only === undefined ? <Bonuses /> : null;
}

function Cards({ only }: InfoProps) {
  const { state, voice } = useTable();
  const { race } = voice.table;
  const cities = Array.from({ length: CITIES }, (_, place) => place + 1);
  const isWayCounted = countsWay(state.world);
  return (
    <section class="stack f-info">
      <h3>{race.cities}</h3>
      <CountTable
        heads={[...cities.map(voice.table.city), ...(isWayCounted ? [race.since] : [])]}
        rows={ownersIn(state, only).map((owner) => ({
          owner,
          counts: [
            ...cities.map((city) => {
              if (state.home[owner] === city) return '⌂';
              return hasReached(state, owner, city) ? '✓' : '–';
            }),
            ...(isWayCounted ? [figureAt(state.since, owner)] : []),
          ],
        }))}
      />
    </section>
  );
}

function Bonuses() {
  const { state, names, table } = useTable();
  const isMoney = state.world.role[9] === 1;
  const left = bonusesLeft(state).map(([key, points]) => {
    const amount = isMoney ? table.plus(FEAT_MONEY * points) : table.gains.points(points);
    const name = nameIn({ ...names.kind, ...names.good, ...names.feat }, key);
    return table.race.bonus(name, amount);
  });
  return (
    <section class="stack f-info">
      <h3>{table.race.bonuses}</h3>
      {left.length > 0 ? (
        <ul class="f-chips">
          {left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{rewardsFreed(state.world) ? table.race.noneToWin : table.race.noBonus}</p>
      )}
    </section>
  );
}

/** The bonuses that can still be won, in points: with 4 for the next free city, where cities can be attacked. */
function bonusesLeft(state: State): readonly (readonly [key: string, points: number])[] {
  const { world } = state;
  if (rewardsFreed(world)) return hasOpenCities(world.role) ? [] : [['k+2', freedWorth(state)]];
  const { keys, vp } = featsOf(world);
  return keys.flatMap((key, place) =>
    ((figureAt(state.bonuses, 0) >> place) & 1) === 0 ? [] : [[key, figureAt(vp, place)] as const],
  );
}
