import { PURPLE, type Tile } from '../../rules/tile';
import type { TableWords } from '../../words/table-words';
import { demandColour } from '../companies';
import { CompanyMark } from '../marks';
import './tile-mark.css';

/** A city's demand tile: the colours of both halves, and a word for purple. */
export function TileMark({ tile, words }: { tile: Tile; words: TableWords }) {
  return (
    <span class="mx-tile">
      <CompanyMark colour={demandColour(tile.first)} words={words} />
      <CompanyMark colour={demandColour(tile.second)} words={words} />
      {tile.second === PURPLE && <span class="mx-tile__note">{words.demand.purple}</span>}
    </span>
  );
}
