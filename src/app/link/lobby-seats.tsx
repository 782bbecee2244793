import { RotateCw } from 'lucide-preact';
import type { SeatPlan } from '../../kit/header';
import { shownNames } from '../../kit/names';
import type { Seat } from '../../kit/rules';
import type { Lobby } from '../../link/session/lobby';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import { RenameSeat } from './rename-seat';
import { nameIn } from './shown-names';
import { ask, askAsHost } from './table-actions';
import { useLinkWords } from './words/words';

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
  const rotate = () => askAsHost(here, (host, now) => host.rotate(now));
  return (
    <section class="section">
      <h2 class="caps">{words.seats}</h2>
      <ol class="stack lobby-seats">
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
        <>
          <Button icon={RotateCw} onClick={rotate}>
            {words.rotate}
          </Button>
          <p class="note">{words.rotateHint}</p>
        </>
      )}
    </section>
  );
}

interface LobbySeatProps {
  readonly here: TableClient;
  readonly lobby: Lobby;
  readonly seat: Seat;
  /** The seat as it is shown. Its name is empty while the seat is open. */
  readonly plan: SeatPlan;
  readonly plans: readonly SeatPlan[];
}

/** One seat of a table: who has it, and the buttons to take it, leave it, or, for the host, free it. */
function LobbySeat({ here, lobby, seat, plan, plans }: LobbySeatProps) {
  const words = useLinkWords();
  const { phones, seats, stage } = lobby;
  const holder = seats[seat]?.holder ?? null;
  const phone = phones.find((one) => one.phone === holder);
  const computer = plan.player.kind === 'computer';
  const own = holder === here.self.phone && !computer;
  const where = computer ? words.computer : holder ? words.at(nameIn(here, holder)) : words.open;
  const claim = () =>
    ask(here, (session, now) => session.claim(seat, now, freeName(here, lobby)) ?? null);
  const rename = (name: string) =>
    ask(here, (session, now) => session.claim(seat, now, name) ?? null);
  const release = () => ask(here, (session, now) => session.release(seat, now));
  // During a match the host can only free the seat of a lost phone.
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
      {own && stage.is === 'gathering' && <RenameSeat name={plan.name} onName={rename} />}
      {holder === here.self.phone && (
        <Button name={`${words.leaveSeat}: ${words.standUp(plan.name)}`} onClick={release}>
          {words.leaveSeat}
        </Button>
      )}
      {here.view.value.role === 'host' && holder && holder !== here.self.phone && mayFree && (
        <Button name={`${words.free}: ${plan.name}`} onClick={release}>
          {words.free}
        </Button>
      )}
    </li>
  );
}

/** The player name for a seat at this phone. It gets a number where another seat has the same name. */
function freeName({ self }: TableClient, { seats }: Lobby): string {
  const taken = seats.filter(({ holder }) => holder).map(({ plan }) => plan.name);
  const names = seats.map((_, index) => (index === 0 ? self.name : `${self.name} ${index + 1}`));
  return names.find((one) => !taken.includes(one)) ?? self.name;
}
