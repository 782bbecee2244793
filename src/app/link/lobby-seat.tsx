import type { SeatPlan } from '../../kit/header';
import type { Seat } from '../../kit/rules';
import type { Lobby } from '../../link/session/lobby';
import { Button } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import { sayRefused } from './say-refused';
import type { Sitting } from './sitting';
import { useLinkWords } from './words/words';

interface LobbySeatProps {
  readonly here: Sitting;
  readonly lobby: Lobby;
  readonly seat: Seat;
  /** What is shown of it: the name is empty while it waits for somebody. */
  readonly plan: SeatPlan;
  /** All seats, as they are shown. */
  readonly plans: readonly SeatPlan[];
}

/** One seat of a table: who has it, sitting down, getting up, and for the host making it free. */
export function LobbySeat({ here, lobby, seat, plan, plans }: LobbySeatProps) {
  const words = useLinkWords();
  const { phones, seats, stage } = lobby;
  const holder = seats[seat]?.holder ?? null;
  const phone = phones.find((one) => one.phone === holder);
  const computer = plan.player.kind === 'computer';
  const own = holder === here.self.phone && !computer;
  const where = computer ? words.computer : holder ? words.at(phone?.name ?? '') : words.open;
  const claim = () =>
    sayRefused(
      here.table.do((session, now) => session.claim(seat, now, freeName(here, lobby)) ?? null),
    );
  const release = () =>
    sayRefused(here.table.do((session, now) => session.release(seat, now) ?? null));
  // In a match that has begun the host frees only a seat whose phone is lost.
  const mayFree = stage.is !== 'begun' || phone?.linked === false;
  return (
    <li>
      <SeatMark {...plan} among={plans} />
      <p>
        {plan.name && <b>{plan.name} </b>}
        <span class="note">{own ? words.thisPhone : where}</span>
      </p>
      {!computer && !holder && (
        <Button name={`${words.sitHere}: ${words.sit(seat + 1)}`} onClick={claim}>
          {words.sitHere}
        </Button>
      )}
      {holder === here.self.phone && (
        <Button name={`${words.leaveSeat}: ${words.standUp(plan.name)}`} onClick={release}>
          {words.leaveSeat}
        </Button>
      )}
      {here.view.value.role === 'host' && holder && holder !== here.self.phone && mayFree && (
        <Button name={`${words.free}: ${words.freeSeat(plan.name)}`} onClick={release}>
          {words.free}
        </Button>
      )}
    </li>
  );
}

/** The name under which somebody at this phone sits down: with a number where it sits there already. */
function freeName({ self }: Sitting, { seats }: Lobby): string {
  const taken = seats.filter(({ holder }) => holder).map(({ plan }) => plan.name);
  const own = [self.name, ...[2, 3, 4, 5].map((n) => `${self.name} ${n}`)];
  return own.find((one) => !taken.includes(one)) ?? self.name;
}
