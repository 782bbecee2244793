import { CITIES } from '../../data/board';
import { FEAT_MONEY } from '../../data/figures';
import { featsOf } from '../../rules/pairs/feats';
import { countsWay, hasCards } from '../../rules/race/windows';
import { nameIn } from '../../words/names';
import { at } from '../at';
import { CountTable } from '../panels/count-table';
import { ownersIn } from '../panels/owners-in';
import type { InfoProps } from '../parts';
import { hasReached } from './telling';

/** The cities that everybody has reached, or in role III the bonuses that are still to be won. */
export function Cities(props: InfoProps) {
  if (hasCards(props.state.world)) return <Cards {...props} />;
  // Bonuses that are left are nobody's.
  return props.only === undefined ? <Bonuses {...props} /> : null;
}

function Cards({ state, voice, only }: InfoProps) {
  const { race } = voice.table;
  const cities = Array.from({ length: CITIES }, (_, place) => place + 1);
  const isWayCounted = countsWay(state.world);
  return (
    <section class="f-info">
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
            ...(isWayCounted ? [at(state.since, owner)] : []),
          ],
        }))}
        voice={voice}
      />
    </section>
  );
}

function Bonuses({ state, voice }: InfoProps) {
  const { names, table } = voice;
  const { keys, vp } = featsOf(state.world);
  const isMoney = state.world.role[9] === 1;
  const left = keys.flatMap((key, place) => {
    if (((at(state.bonuses, 0) >> place) & 1) === 0) return [];
    const points = at(vp, place);
    const amount = isMoney ? table.plus(FEAT_MONEY * points) : table.gains.points(points);
    const name = nameIn({ ...names.kind, ...names.good, ...names.feat }, key);
    return [table.race.bonus(name, amount)];
  });
  return (
    <section class="f-info">
      <h3>{table.race.bonuses}</h3>
      {left.length > 0 ? (
        <ul class="f-chips">
          {left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{table.race.noBonus}</p>
      )}
    </section>
  );
}
