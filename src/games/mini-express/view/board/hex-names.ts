import { useMemo } from 'preact/hooks';
import { writeHex } from '../../../../kit/hex';
import type { Language } from '../../../../kit/words';
import { capacityOf } from '../../rules/capacity';
import type { State } from '../../rules/state';
import { tileOf } from '../../rules/tile';
import type { HexFacts } from '../../words/en/table';
import type { Words } from '../../words/words';
import { type Choice, shownRoute } from '../choice';
import { readAutoma } from '../facts';
import type { Target } from '../legal';
import { companiesIn, companyId, demandColor } from '../names';

/** The facts of a hex while nothing is chosen; `spike` is the state of the Golden Spike in words. */
function hexFacts(
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
    tile: tile && [demandColor(tile.first), demandColor(tile.second)],
    cost: null,
    step: null,
    harbor: Boolean(harbor),
    spike: form.golden_spike && here(form.golden_spike) ? spike : null,
    target: city >= 0 && readAutoma(state)?.target === city,
  };
}

interface Named {
  readonly state: State;
  /** Where the chosen company may build. */
  readonly targets: readonly Target[];
  readonly choice: Choice;
  readonly words: Words;
  readonly language: Language;
  /** The state of the Golden Spike, in words. */
  readonly spike: string | null;
}

/** The accessible names of the hexes. A tap changes few of them; the others keep their names. */
export function useHexNames(named: Named): (hex: number) => string {
  const { state, targets, choice, words, language, spike } = named;
  const { board } = state;
  const standing = useMemo(
    () =>
      board.map.hexes.map((_, hex) => {
        const facts = hexFacts(state, hex, language, spike);
        return { facts, name: words.table.hex(facts) };
      }),
    [state, words, language, spike],
  );
  const costs = new Map(targets.map(({ city, cost }) => [board.cityHex[city], cost]));
  const route = shownRoute(choice);
  return (hex) => {
    const known = standing[hex];
    if (!known) throw new RangeError(`the board has no hex ${hex}`);
    const cost = costs.get(hex) ?? null;
    const step = route.indexOf(hex) + 1 || null;
    if (cost === null && step === null) return known.name;
    return words.table.hex({ ...known.facts, cost, step });
  };
}
