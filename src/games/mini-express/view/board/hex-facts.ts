import { writeHex } from '../../../../kit/hex';
import type { Language } from '../../../../kit/words';
import { capacityOf } from '../../rules/capacity';
import type { State } from '../../rules/state';
import { tileOf } from '../../rules/tile';
import type { HexFacts } from '../../words/table-words';
import { companiesIn, companyId, demandColour } from '../companies';
import { readAutoma } from '../facts';

/** What can be said of a hex while nothing is chosen; `spike` tells how far the Golden Spike has come. */
export function hexFacts(
  state: State,
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
  return {
    name: name?.[language] ?? null,
    at: writeHex(hex),
    start: start?.company ?? null,
    capacity: city < 0 ? 0 : capacityOf(state, city),
    companies: companiesIn(state.track[number] ?? 0).map(companyId),
    tile: tile && [demandColour(tile.first), demandColour(tile.second)],
    cost: null,
    step: null,
    harbor: Boolean(harbor),
    spike: form.golden_spike && here(form.golden_spike) ? spike : null,
    target: city >= 0 && readAutoma(state)?.target === city,
  };
}
