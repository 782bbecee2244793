import { SEAT_COLORS } from '../../kit/header';
import { SeatMark } from '../../ui/seat-mark';
import { Sheet } from '../../ui/sheet';
import { useWords } from '../words/words';
import './color-sheet.css';
import { recolor } from './recolor';
import type { SeatSheetProps } from './who-sheet';

/** The colors that a seat may have. */
export function ColorSheet({ people, seat, onChange, onClose }: SeatSheetProps) {
  const words = useWords().newMatch;
  return (
    <Sheet
      open={seat !== null}
      title={seat === null ? '' : words.color(seat + 1)}
      onClose={onClose}
    >
      <div class="color-sheet">
        {SEAT_COLORS.map((colour) => (
          <button
            type="button"
            class="button"
            key={colour}
            aria-pressed={seat !== null && people[seat]?.colour === colour}
            onClick={() => {
              if (seat !== null) onChange(recolor(people, seat, colour));
              onClose();
            }}
          >
            <SeatMark colour={colour} name="" among={[]} />
            {words.colors[colour]}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
