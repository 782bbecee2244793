import { writeHex } from '../../../../kit/hex';
import type { Language } from '../../../../kit/words';
import { capacityOf } from '../../rules/capacity';
import type { State } from '../../rules/state';
import { tileOf } from '../../rules/tile';
import type { HexFacts } from '../../words/table-words';
import { type Choice, shownRoute } from '../choice';
import { companiesIn, companyId, demandColour } from '../companies';
import { readAutoma } from '../facts';
import type { Target } from '../legal';

/**
 * What can be said of a hex, the choice so far and the chosen company's targets included; `spike` tells how far
 * the Golden Spike has come.
 */
export function hexFacts(
  state: State,
  targets: readonly Target[],
  choice: Choice,
  number: number,
  language: Language,
  spike: string | null,
): HexFacts {
  const { board } = state;
  const { form } = board;
  const hex = board.map.hexes[number];
  if (!hex) throw new RangeError(`the board has no hex ${number}`);
  const city = board.cityAt[number] ?? -1;
  const here = (place: { col: number; row: number }) =>
    place.col === hex.col && place.row === hex.row;
  const start = form.starts.find(here);
  const harbor = board.harborHex.includes(number) && form.harbors.find(here);
  const name = form.cities[city] ?? start ?? (harbor || form.straits.find(here));
  const tile = city < 0 ? null : tileOf(state, city);
  const target = city < 0 ? undefined : targets.find((found) => found.city === city);
  const step = shownRoute(choice).indexOf(number) + 1;
  return {
    name: name?.[language] ?? null,
    at: writeHex(hex),
    start: start?.company ?? null,
    capacity: city < 0 ? 0 : capacityOf(state, city),
    companies: companiesIn(state.track[number] ?? 0).map(companyId),
    tile: tile && [demandColour(tile.first), demandColour(tile.second)],
    cost: target?.cost ?? null,
    step: step > 0 ? step : null,
    harbor: Boolean(harbor),
    spike: form.golden_spike && here(form.golden_spike) ? spike : null,
    target: city >= 0 && readAutoma(state)?.target === city,
  };
}
