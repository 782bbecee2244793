import { lanePlace } from '../../words/lane';
import type { SeatFacts } from '../facts';
import { useTable } from '../in-table';
import { linesOf, SEAT_HEIGHT, SEAT_WIDTH } from '../miniature';
import './own-lines.css';

/** The colors of the table. */
const INK = {
  track: {
    black: 'var(--ur-black)',
    gray: 'var(--ur-gray)',
    brown: 'var(--ur-brown)',
    natural: 'var(--ur-natural)',
    white: 'var(--ur-white)',
  },
  bare: 'var(--panel)',
  rim: 'var(--ink)',
};

interface OwnLinesProps {
  readonly own: SeatFacts;
  /** Shows the whole board. */
  readonly onShow: () => void;
}

/** One's own lines, and what they would score now, above the spaces while the board itself is out of sight. */
export function OwnLines({ own, onShow }: OwnLinesProps) {
  const { state, voice } = useTable();
  const { board } = voice.table;
  const { round, markers } = own;
  const lines = linesOf(state, own.seat, 0, 2, INK);
  const [marker = 0] = markers;
  return (
    <button
      type="button"
      class="line ur-own"
      aria-label={`${board.ifRoundEnded}: ${round.total}`}
      onClick={onShow}
    >
      <svg
        viewBox={`0 0 ${SEAT_WIDTH} ${SEAT_HEIGHT + 4}`}
        aria-hidden="true"
        // Numbers and names of colors alone.
        dangerouslySetInnerHTML={{ __html: lines }}
      />
      <span class="ur-own__points" aria-hidden="true">
        {own.lines.map(({ id }) => (
          <span key={id}>{id === 'kiev' ? round.kiev + round.stars + round.medal : round[id]}</span>
        ))}
      </span>
      <span class="ur-own__rest" aria-hidden="true">
        <span>
          {board.industry} {voice.names.laneShort(lanePlace(marker))}
        </span>
        <span>
          {board.ifRoundEnded} <b>{round.total}</b>
        </span>
      </span>
    </button>
  );
}
