import type { Seat } from '../../kit/rules';
import { Segmented } from '../../ui/segmented';
import type { Starter } from './order';
import { useAfterWords } from './words';

export interface WhoBeginsProps {
  readonly starters: readonly Starter[];
  readonly first: Seat;
  readonly onFirst: (seat: Seat) => void;
  readonly name: (seat: Seat) => string;
}

/** Chooses who begins the next match with the same people. Renders nothing where there is no choice. */
export function WhoBegins({ starters, first, onFirst, name }: WhoBeginsProps) {
  const words = useAfterWords();
  if (starters.length < 2) return null;
  const chosen = starters.find(({ seat }) => seat === first);
  return (
    <Segmented
      legend={words.whoBegins}
      value={String(first)}
      onChange={(seat) => onFirst(Number(seat))}
      segments={starters.map(({ seat }) => ({ value: String(seat), label: name(seat) }))}
      hint={chosen && words.begins[chosen.why]}
    />
  );
}
