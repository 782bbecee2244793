import { RotateCw } from 'lucide-preact';
import { shownNames } from '../../kit/names';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { LobbySeat } from './lobby-seat';
import { showRefusal } from './table-actions';
import { useLinkWords } from './words/words';

/** The seats of a table. */
export function LobbySeats({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  const { table, role } = here.view.value;
  if (!table) return null;
  const { seats, stage } = table.lobby;
  const { help } = table.plan;
  const begun = stage.is === 'begun';
  // An open seat has no name before the match begins.
  const planned = seats.map(({ plan, holder }) =>
    begun || holder || plan.player.kind === 'computer' ? plan : { ...plan, name: '' },
  );
  const names = shownNames(planned.map(({ name }) => name));
  const plans = planned.map((plan, seat) => ({ ...plan, name: names[seat] ?? '' }));
  const rotate = () =>
    showRefusal(
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
      <p class="note">{begun ? words.seatsHint : help ? words.help : words.noHelp}</p>
      {stage.is === 'gathering' && role === 'host' && (
        <Button icon={RotateCw} onClick={rotate}>
          {words.rotate}
        </Button>
      )}
    </section>
  );
}
