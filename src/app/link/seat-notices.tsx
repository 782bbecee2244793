import type { SeatPlan } from '../../kit/header';
import type { Seat } from '../../kit/rules';
import { seatedPhones } from '../../link/session/lobby';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { Notice } from './notice';
import { seatNameAt } from './shown-names';
import { showRefusal } from './table-actions';
import { useLinkWords } from './words/words';

/** Seats that nobody plays for: they are open, or their phones are lost. */
export function SeatNotices({ here }: { readonly here: TableClient }) {
  const { table, linked, membership } = here.view.value;
  const toAct = here.match.value?.toAct.value ?? null;
  if (!table || !linked || membership !== 'in' || toAct === null) return null;
  const { seats } = table.lobby;
  const isSpectator = !seatedPhones(table.lobby).includes(here.self.phone);
  return seats.map(({ plan, holder }, seat) => {
    if (plan.player.kind === 'computer') return null;
    const open = holder === null;
    // Players see the other seats only when it is their turn. Spectators see every open seat.
    if (!(seat === toAct || (open && isSpectator))) return null;
    if (open) return <OpenSeat key={plan.colour} here={here} plan={plan} seat={seat} />;
    return <LostSeat key={plan.colour} here={here} plan={plan} seat={seat} />;
  });
}

interface SeatProps {
  readonly here: TableClient;
  readonly plan: SeatPlan;
  readonly seat: Seat;
}

function OpenSeat({ here, plan, seat }: SeatProps) {
  const words = useLinkWords();
  const name = seatNameAt(here.view.value, seat);
  return (
    <Notice>
      <p>{words.openSeat(name)}</p>
      <TakeSeat here={here} plan={plan} seat={seat} />
      {here.view.value.role === 'host' && <StandIn here={here} seat={seat} />}
    </Notice>
  );
}

/** Until the phone returns, the people at the host's phone or a computer may play for the seat. */
function LostSeat({ here, plan, seat }: SeatProps) {
  const words = useLinkWords();
  const { role, table } = here.view.value;
  const opening = here.match.value?.opening.value ?? null;
  const name = seatNameAt(here.view.value, seat);
  const holder = table?.lobby.seats[seat]?.holder;
  const phone = table?.lobby.phones.find((one) => one.phone === holder);
  if (role !== 'host' || phone?.linked !== false) return null;
  return (
    <Notice>
      <p>{opening === null ? words.lostSeat(name) : words.lostSecret(name)}</p>
      <TakeSeat here={here} plan={plan} seat={seat} />
      <StandIn here={here} seat={seat} />
    </Notice>
  );
}

function TakeSeat({ here, plan, seat }: SeatProps) {
  const words = useLinkWords();
  const take = () =>
    showRefusal(here.table.do((session, now) => session.claim(seat, now, plan.name) ?? null));
  return (
    <Button
      name={`${words.playHere}: ${words.takeSeat(seatNameAt(here.view.value, seat))}`}
      onClick={take}
    >
      {words.playHere}
    </Button>
  );
}

function StandIn({ here, seat }: Omit<SeatProps, 'plan'>) {
  const words = useLinkWords();
  const standIn = () =>
    showRefusal(
      here.table.do((session, now) =>
        // Quick, and strong enough to stand in for a while.
        session.role === 'host' ? session.standIn(seat, 'conductor', now) : null,
      ),
    );
  return (
    <Button
      name={`${words.computerPlays}: ${words.standIn(seatNameAt(here.view.value, seat))}`}
      onClick={standIn}
    >
      {words.computerPlays}
    </Button>
  );
}
