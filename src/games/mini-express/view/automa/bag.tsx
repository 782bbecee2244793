import type { Language } from '../../../../kit/words';
import { inBag } from '../../rules/automa-tiles';
import type { AutomaTile } from '../../rules/board';
import type { State } from '../../rules/state';
import type { TableExtraWords } from '../../words/table-extra-words';
import type { Words } from '../../words/words';
import { companyId } from '../companies';
import type { AutomaFacts } from '../facts';
import { Ask } from '../panels/ask';
import { AutomaTileMark } from './automa-tile';
import './bag.css';

interface BagProps {
  readonly state: State;
  readonly automa: AutomaFacts;
  readonly words: Words;
  readonly extra: TableExtraWords;
  readonly language: Language;
}

/** Where the automa's markers stand, its tiles in the bag, and those drawn since it was last refreshed. */
export function Bag({ state, automa, words, extra, language }: BagProps) {
  const { automaTiles: tiles, form } = state.board;
  const company = words.company[companyId(automa.company)];
  const target = form.cities[automa.target]?.[language] ?? '';
  const waiting = tiles.filter((_, index) => inBag(state, index));
  const drawn = tiles.filter((_, index) => state.drawn[index] === 1);
  return (
    <>
      <div class="mx-bag">
        <p>{extra.automaMarkers(company, target)}</p>
        <Tiles title={extra.inBag(waiting.length)} tiles={waiting} words={extra} />
        <Tiles title={extra.drawn(drawn.length)} tiles={drawn} words={extra} />
        <p class="mx-bag__meaning">{extra.bagMeaning}</p>
      </div>
      <Ask legend="bag" words={words.table} />
    </>
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
