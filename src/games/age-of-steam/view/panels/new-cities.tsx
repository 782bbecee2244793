import { NEW_CITIES } from '../../data/goods';
import { mayUrbanize } from '../../rules/urbanize';
import { Cube } from '../cube';
import { legalIn } from '../legal';
import type { PanelProps } from './panel-props';

/** The new cities that may be laid before the first tile; `letter`: the one that is chosen. */
export function NewCities(props: PanelProps & { readonly letter: number | null }) {
  const { state, turn, words, letter } = props;
  const { ask, build } = words.table;
  if (!mayUrbanize(state)) return null;
  const { newCities } = legalIn(state);
  return (
    <div class="aos-letters" data-letters role="group" aria-label={ask.newCity}>
      {letter === null && <span>{ask.newCity}</span>}
      {NEW_CITIES.map(({ id, cube, side, die }, place) => {
        if (!newCities.has(place)) return null;
        const ahead = build.cityAhead(
          words.names.cube[cube],
          words.names.side[side],
          die,
          waitingFor(props, place),
        );
        return (
          <button
            type="button"
            class="aos-letter"
            key={id}
            data-city={id}
            aria-pressed={place === letter}
            aria-label={`${id}: ${words.names.newCity(id)}, ${ahead}`}
            onClick={() => turn.choose({ step: 'new-city', letter: place })}
          >
            <Cube cube={cube} />
            {id}
          </button>
        );
      })}
    </div>
  );
}

/** Cubes that wait in the column of a new city. */
export function waitingFor({ state }: Pick<PanelProps, 'state'>, letter: number): number {
  const { cityCount, display } = state.board;
  const column = display.columnFor[cityCount + letter] ?? -1;
  const from = display.boxFrom[column] ?? 0;
  const boxes = state.display.subarray(from, from + (display.boxCount[column] ?? 0));
  return boxes.filter((box) => box !== 0).length;
}
