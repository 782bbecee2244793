import { Sheet } from '../../ui/sheet';
import { WhoList } from '../computers/who-list';
import { useWords } from '../words/words';
import { occupy } from './occupy';
import type { People } from './people';

export interface SeatSheetProps {
  readonly people: People;
  /** The seat in question; null: none, and the sheet is closed. */
  readonly seat: number | null;
  readonly onChange: (people: People) => void;
  readonly onClose: () => void;
}

/** Chooses who plays a seat: a person, or a computer of some level. */
export function WhoSheet({ people, seat, onChange, onClose }: SeatSheetProps) {
  const words = useWords().newMatch;
  const plan = seat === null ? undefined : people[seat];
  return (
    <Sheet
      open={plan !== undefined}
      title={seat === null ? '' : words.seat(seat + 1)}
      onClose={onClose}
    >
      {plan && seat !== null && (
        <WhoList
          player={plan.player}
          away={plan.away ?? false}
          onChoose={(player, computers, away) => {
            const usual = [seat, ...people.keys()].map((one) => words.seat(one + 1));
            onClose();
            const names = player.kind === 'person' ? usual : computers;
            onChange(occupy(people, seat, player, names, away));
          }}
        />
      )}
    </Sheet>
  );
}
