import type { AutomaTile } from '../../rules/board';
import './automa-tile.css';
import type { TableExtraWords } from '../../words/en/extra-table';

/** A tile of the automa: above, steps for the target; below, steps for the company. */
export function AutomaTileMark({ tile, words }: { tile: AutomaTile; words: TableExtraWords }) {
  const refresh = tile === 'refresh';
  const spoken = refresh ? words.refresh : words.tileSteps(tile.city, tile.company);
  return (
    <span class="mx-automa-tile" data-refresh={refresh || undefined}>
      <span class="visually-hidden">{spoken}</span>
      <svg viewBox="0 0 32 44" aria-hidden="true">
        <path
          class="mx-automa-tile__face"
          d="M4 1h24a3 3 0 0 1 3 3v36a3 3 0 0 1 -3 3h-24a3 3 0 0 1 -3 -3v-36a3 3 0 0 1 3 -3z"
        />
        {refresh ? (
          <path class="mx-automa-tile__turn" d="M24 18a9 9 0 1 0 0.5 7M24.5 11v7.5h-7.5" />
        ) : (
          <>
            <circle class="mx-automa-tile__ring" cx="9" cy="12.5" r="4.5" />
            <circle class="mx-automa-tile__dot" cx="9" cy="12.5" r="1.6" />
            <text x="21" y="17.5">
              {tile.city}
            </text>
            <path class="mx-automa-tile__line" d="M5 22h22" />
            <path class="mx-automa-tile__dot" d="M4.5 35v-5.5h9v5.5z" />
            <text x="21" y="38">
              {tile.company}
            </text>
          </>
        )}
      </svg>
    </span>
  );
}
