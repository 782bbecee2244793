import { RotateCw } from 'lucide-preact';
import { Button } from '../../ui/button';
import { LobbySeat } from './lobby-seat';
import { sayRefused } from './say-refused';
import type { Sitting } from './sitting';
import { useLinkWords } from './words/words';

/** The seats of a table: who has them, and taking and leaving them. */
export function LobbySeats({ here }: { readonly here: Sitting }) {
  const words = useLinkWords();
  const { table, role } = here.view.value;
  if (!table) return null;
  const { seats, stage } = table.lobby;
  const begun = stage.is === 'begun';
  // A seat that waits for somebody bears no name yet.
  const plans = seats.map(({ plan, holder }) =>
    begun || holder || plan.player.kind === 'computer' ? plan : { ...plan, name: '' },
  );
  const rotate = () =>
    sayRefused(
      here.table.do((session, now) => (session.role === 'host' ? session.rotate(now) : null)),
    );
  return (
    <section class="section">
      <h2 class="caps">{words.seats}</h2>
      <ol class="lobby-seats">
        {plans.map((plan, seat) => (
          <LobbySeat
            key={plan.colour}
            here={here}
            seat={seat}
            plan={plan}
            plans={plans}
            lobby={table.lobby}
          />
        ))}
      </ol>
      {begun && <p class="note">{words.seatsHint}</p>}
      {stage.is === 'gathering' && role === 'host' && (
        <Button icon={RotateCw} onClick={rotate}>
          {words.rotate}
        </Button>
      )}
    </section>
  );
}
