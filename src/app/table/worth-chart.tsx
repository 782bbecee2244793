import { useMemo } from 'preact/hooks';
import type { SeatColour } from '../../kit/header';
import type { LiveMatch } from '../../match/live-match';
import { SeatMark } from '../../ui/seat-mark';
import { useBesideWords } from './words';
import { worthOverTime } from './worth';
import './worth-chart.css';

const WIDTH = 320;
const HEIGHT = 120;

/** Lines are told apart by their dashes too. */
const DASHES: Record<SeatColour, string> = {
  red: 'none',
  blue: '7 3',
  green: '2 3',
  violet: '9 3 2 3',
  teal: '5 2 1 2 1 2',
};

/** How the worth of everybody's shares grew, move by move. */
export function WorthChart({ match }: { readonly match: LiveMatch }) {
  const words = useBesideWords();
  const entries = match.entries.value;
  const lines = useMemo(() => worthOverTime(match.timeline), [match, entries]);
  const { seats } = match.header;
  const moves = Math.max(1, (lines[0]?.length ?? 1) - 1);
  const most = Math.max(1, ...lines.flat());
  const path = (worth: readonly number[]) =>
    worth.map((points, move) => `${(move / moves) * WIDTH},${HEIGHT - (points / most) * HEIGHT}`);
  return (
    <figure class="worth">
      <figcaption class="caps">{words.worth}</figcaption>
      <div class="worth__plot">
        <span class="worth__most">{most}</span>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.worthSaid(
            seats.map(({ name }, seat) => ({ name, points: lines[seat]?.at(-1) ?? 0 })),
          )}
        >
          {seats.map(({ colour }, seat) => (
            <polyline
              key={colour}
              data-seat={colour}
              points={path(lines[seat] ?? []).join(' ')}
              stroke-dasharray={DASHES[colour]}
            />
          ))}
        </svg>
      </div>
      <ul class="worth__key" aria-hidden="true">
        {seats.map(({ name, colour, player }) => (
          <li key={colour}>
            <SeatMark {...{ colour, name, player }} />
            <svg viewBox="0 0 32 4" width="32" height="4" aria-hidden="true">
              <path data-seat={colour} d="M0 2H32" stroke-dasharray={DASHES[colour]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
