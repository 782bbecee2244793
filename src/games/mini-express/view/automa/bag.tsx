import { inBag } from '../../rules/automa-tiles';
import type { AutomaTile } from '../../rules/board';
import type { State } from '../../rules/state';
import type { TableExtraWords } from '../../words/table-extra-words';
import { AutomaTileMark } from './automa-tile';
import './bag.css';

export interface BagProps {
  readonly state: State;
  readonly words: TableExtraWords;
  /** Where the two markers stand now, in a sentence. */
  readonly markers: string;
}

/** The automa's tiles: those in the bag, and those drawn since it was last refreshed. */
export function Bag({ state, words, markers }: BagProps) {
  const tiles = state.board.automaTiles;
  const waiting = tiles.filter((_, index) => inBag(state, index));
  const drawn = tiles.filter((_, index) => state.drawn[index] === 1);
  return (
    <div class="mx-bag">
      <p>{markers}</p>
      <Tiles title={words.inBag(waiting.length)} tiles={waiting} words={words} />
      <Tiles title={words.drawn(drawn.length)} tiles={drawn} words={words} />
      <p class="mx-bag__meaning">{words.bagMeaning}</p>
    </div>
  );
}

interface TilesProps {
  readonly title: string;
  readonly tiles: readonly AutomaTile[];
  readonly words: TableExtraWords;
}

function Tiles({ title, tiles, words }: TilesProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {tiles.map((tile, place) => (
          // Two tiles may be alike: their place in the row tells them apart.
          <li key={place}>
            <AutomaTileMark tile={tile} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
