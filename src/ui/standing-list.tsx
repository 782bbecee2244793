import type { ComponentChildren } from 'preact';
import './standing-list.css';

export interface StandingRow {
  readonly holder: number;
  readonly rank: number;
  readonly mark: ComponentChildren;
  readonly name: string;
  /** The score as a text. */
  readonly points: string;
  /** What the score is made of. */
  readonly parts: ComponentChildren;
}

/** Everybody, best first, with the score and what it is made of. Those who share a place have the same rank. */
export function StandingList({ rows }: { readonly rows: readonly StandingRow[] }) {
  return (
    <ol class="standing-list">
      {rows.map(({ holder, rank, mark, name, points, parts }) => (
        <li key={holder}>
          <div class="row standing-list__head">
            <b class="standing-list__rank">{rank}</b>
            {mark}
            <span class="standing-list__name">{name}</span>
            <b>{points}</b>
          </div>
          {parts}
        </li>
      ))}
    </ol>
  );
}
