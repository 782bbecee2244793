import type { Language } from '../../../../kit/words';
import { Ask } from '../../../../ui/turn/ask-rules';
import { inBag } from '../../rules/automa-bag';
import type { AutomaTile } from '../../rules/board';
import type { State } from '../../rules/state';
import type { Words } from '../../words/words';
import type { AutomaFacts } from '../facts';
import { companyId } from '../names';
import { AutomaTileMark } from './automa-tile';
import './bag.css';
import type { TableExtraWords } from '../../words/en/extra-table';

interface BagProps {
  readonly state: State;
  readonly automa: AutomaFacts;
  readonly words: Words;
  readonly extra: TableExtraWords;
  readonly language: Language;
}

/** The places of the automa's markers, the tiles in its bag, and those drawn since the last refresh. */
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
      <Ask legend="bag" />
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
          // Two tiles may be equal, so their index in the row identifies them.
          <li key={place}>
            <AutomaTileMark tile={tile} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
