import { figureAt } from '../../../../kit/figure-at';
import { CUBES, type CubeColor, SIDES, type Side } from '../../data/goods';
import type { State } from '../../rules/state';
import { cityName } from '../../words/names';
import type { Words } from '../../words/words';
import { Cube } from '../cube';
import { useTable } from '../in-table';
import './display.css';

const FACES = 6;

/**
 * How many cubes a column gives its city on average when goods grow (10.3): one for each die that shows its number, and
 * no more than wait in it.
 */
export function expectedCubes(dice: number, waiting: number): number {
  let sum = 0;
  // The probability that `shown` dice show the number.
  let chance = ((FACES - 1) / FACES) ** dice;
  for (let shown = 0; shown <= dice; shown++) {
    sum += chance * Math.min(shown, waiting);
    chance *= (dice - shown) / ((shown + 1) * (FACES - 1));
  }
  return sum;
}

interface DisplayProps {
  /** Default: both. */
  readonly sides?: readonly Side[];
  /** The box that the cube is about to go into; -1 or left out: none. */
  readonly chosen?: number;
  readonly cube?: CubeColor;
  /** Tells how many cubes each city gets on average when goods grow. */
  readonly expects?: boolean;
  /** Empty boxes can be chosen. */
  readonly onBox?: (box: number) => void;
}

const DICE = [1, 2, 3, 4, 5, 6];

/** The goods display of the table. */
export function Display(props: DisplayProps) {
  const { state, words } = useTable();
  return <DisplayOf state={state} words={words} {...props} />;
}

interface DisplayOfProps extends DisplayProps {
  readonly state: State;
  readonly words: Words;
}

/** The goods display by side and die: the column of a city, and below it that of its new city. */
export function DisplayOf({ sides = SIDES, ...props }: DisplayOfProps) {
  const { goods } = props.words.table;
  return (
    <>
      {sides.map((side) => (
        <section class="aos-display" key={side} data-side={side} aria-label={goods.side[side]}>
          <h2>{goods.side[side]}</h2>
          <div class="aos-display__dice">
            {DICE.map((die) => (
              <Die key={die} {...props} side={side} die={die} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function Die(props: DisplayOfProps & { readonly side: Side; readonly die: number }) {
  const { state, side, die } = props;
  const cities = state.board.cities.flatMap((form, city) =>
    form.side === side && form.die === die ? city : [],
  );
  return (
    <div class="aos-column">
      <b class="aos-column__die" aria-hidden="true">
        {die}
      </b>
      {cities.map((city) => (
        <Column key={city} {...props} city={city} />
      ))}
    </div>
  );
}

type ColumnProps = DisplayOfProps & { readonly city: number; readonly die: number };

function Column({ state, words, city, die, chosen = -1, cube, expects, onBox }: ColumnProps) {
  const { goods } = words.table;
  const { names } = words;
  const { board } = state;
  const id = board.cityIds[city] ?? '';
  const isNew = city >= board.cityCount;
  const off = isNew && figureAt(state.newCity, city - board.cityCount) === 0;
  const name = cityName(board, names, id);
  const { boxFrom, boxCount, columnFor } = board.display;
  const column = columnFor[city] ?? 0;
  const from = boxFrom[column] ?? 0;
  const boxes = Array.from({ length: boxCount[column] ?? 0 }, (_, box) => from + box);
  const held = (box: number) => CUBES[figureAt(state.display, box) - 1];
  const waiting = boxes.filter((box) => held(box)).length;
  return (
    <div
      class="aos-column__city"
      data-city={id}
      data-off={off || undefined}
      data-new={isNew || undefined}
    >
      <span class="aos-column__name" title={name}>
        <span class="visually-hidden">{goods.column(name, die)}</span>
        <span aria-hidden="true">{isNew ? id : hyphenated(name)}</span>
        {off && <span class="visually-hidden">{goods.offMap}</span>}
      </span>
      <span class="aos-column__boxes">
        {boxes.map((box, place) => {
          const here = held(box);
          if (here) return <Cube key={box} cube={here} name={names.cube[here]} />;
          if (!onBox)
            return <span key={box} class="aos-box" role="img" aria-label={goods.emptyBox} />;
          return (
            <button
              type="button"
              class="aos-box"
              key={box}
              aria-pressed={box === chosen}
              aria-label={`${name} ${place + 1}: ${goods.emptyBox}`}
              onClick={() => onBox(box)}
            >
              {box === chosen && cube && <Cube cube={cube} />}
            </button>
          );
        })}
      </span>
      {expects && !off && waiting > 0 && (
        <Expected cubes={expectedCubes(state.seats, waiting).toFixed(1)} words={words} />
      )}
    </div>
  );
}

function Expected({ cubes, words }: { readonly cubes: string; readonly words: Words }) {
  return (
    <span class="aos-column__expected">
      <span class="visually-hidden">{words.table.goods.expected(cubes)}</span>
      <span aria-hidden="true">~{cubes}</span>
    </span>
  );
}

/** Names that are wider than a column, with what goes before the hyphen. */
const LONG = ['Minne', 'Evans', 'Cincin', 'Wheel', 'Pitts'];

/** With a soft hyphen where a long name may be broken. */
function hyphenated(name: string): string {
  const before = LONG.find((start) => name.startsWith(start));
  return before ? `${before}\u00ad${name.slice(before.length)}` : name;
}
