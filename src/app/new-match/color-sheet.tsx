import { SEAT_COLOURS } from '../../kit/header';
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
      title={seat === null ? '' : words.colour(seat + 1)}
      onClose={onClose}
    >
      <div class="color-sheet">
        {SEAT_COLOURS.map((colour) => (
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
            {words.colours[colour]}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
