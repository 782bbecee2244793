import { figureAt } from '../../../../../kit/figure-at';
import { GOODS } from '../../../data/board';
import { HOLDS, SPEEDS, TRACK } from '../../../data/figures';
import { useTable } from '../../../view/model/base/in-table';
import type { InfoProps } from '../../../view/model/base/parts';
import { ownersIn } from '../../../view/model/base/position';
import { CountTable } from '../../../view/pieces/count-table';
import { contentText, holdsOf } from '../model/cargo';
import { hasHolds } from '../rules/holds';
import { hasDemand, hasTrack } from '../state';

/** Everybody's trolley and deliveries, and the prices of goods. */
export function Trolleys({ only }: InfoProps) {
  const { state, voice, names } = useTable();
  const { trolley } = voice.table;
  const owners = ownersIn(state, only);
  const holds = hasHolds(state) ? Array.from({ length: HOLDS }, (_, hold) => hold) : [];
  return (
    <>
      <section class="stack f-info">
        <h3>{trolley.trolleys}</h3>
        <CountTable
          heads={[trolley.speedOf, ...holds.map((hold) => trolley.hold(hold + 1))]}
          rows={owners.map((owner) => {
            const carried = holdsOf(state, owner);
            return {
              owner,
              counts: [
                SPEEDS[figureAt(state.speed, owner)] ?? 0,
                ...holds.map((hold) => {
                  const content = carried[hold];
                  return content === undefined ? '–' : contentText(content, voice);
                }),
              ],
            };
          })}
        />
      </section>
      {hasDemand(state.world) && (
        <section class="stack f-info">
          <h3>{trolley.delivered}</h3>
          <CountTable
            heads={GOODS.map((good) => names.good[good])}
            rows={owners.map((owner) => ({
              owner,
              counts: GOODS.map((_, good) =>
                figureAt(state.delivered, owner * GOODS.length + good),
              ),
            }))}
          />
        </section>
      )}
      {hasTrack(state.world) && only === undefined && (
        <section class="stack f-info">
          <h3>{trolley.prices}</h3>
          <ul class="f-chips">
            {GOODS.map((good, kind) => (
              <li key={good}>
                {names.good[good]}{' '}
                <b>{voice.table.money(TRACK[figureAt(state.prices, kind)] ?? 0)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
