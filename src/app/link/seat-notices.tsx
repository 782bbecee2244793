import { type SeatPlan, USUAL_LEVEL } from '../../kit/header';
import type { Seat } from '../../kit/rules';
import { seatedPhones } from '../../link/session/lobby';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { Notice, type Notices } from './notice';
import { seatNameAt } from './shown-names';
import { showRefusal } from './table-actions';
import { useLinkWords } from './words/words';

/** Seats without a player: they are open, or their phones are lost. */
export const seatNotices: Notices = (here, words) => {
  const { role, table, linked, membership } = here.view.value;
  const toAct = here.match.value?.toAct.value ?? null;
  if (!table || !linked || membership !== 'in' || toAct === null) return [];
  const { seats, phones } = table.lobby;
  const isSpectator = !seatedPhones(table.lobby).includes(here.self.phone);
  const isHost = role === 'host';
  return seats.flatMap(({ plan, holder }, seat) => {
    if (plan.player.kind === 'computer') return [];
    const isOpen = holder === null;
    // Until its phone returns, the people at the host's phone or a computer may play for a seat.
    const isLost = isHost && phones.find(({ phone }) => phone === holder)?.linked === false;
    // Players see the other seats only when it is their turn. Spectators see every open seat.
    const isShown = seat === toAct ? isOpen || isLost : isOpen && isSpectator;
    if (!isShown) return [];
    const name = seatNameAt(here.view.value, seat);
    const opening = here.match.value?.opening.value ?? null;
    const lost = opening === null ? words.lostSeat(name) : words.lostSecret(name);
    return [
      <Notice key={`seat-${plan.colour}`}>
        <p>{isOpen ? words.openSeat(name) : lost}</p>
        <TakeSeat here={here} plan={plan} seat={seat} />
        {isHost && <StandIn here={here} seat={seat} />}
      </Notice>,
    ];
  });
};

interface SeatProps {
  readonly here: TableClient;
  readonly plan: SeatPlan;
  readonly seat: Seat;
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
        session.role === 'host' ? session.standIn(seat, USUAL_LEVEL, now) : null,
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
