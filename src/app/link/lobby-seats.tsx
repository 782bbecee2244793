import { RotateCw } from 'lucide-preact';
import type { PhoneId } from '../../link/message';
import { Button } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import { sayRefused } from './say-refused';
import type { Sitting } from './sitting';
import { useLinkWords } from './words/words';

/** The seats of a table: who has them, and taking and leaving them. */
export function LobbySeats({ here }: { readonly here: Sitting }) {
  const words = useLinkWords();
  const { table, role } = here.view.value;
  if (!table) return null;
  const { seats, phones, stage } = table.lobby;
  const begun = stage.is === 'begun';
  const nameOf = (phone: PhoneId) => phones.find((one) => one.phone === phone)?.name ?? '';
  const claim = (seat: number) => {
    const taken = seats.filter(({ holder }) => holder).map(({ plan }) => plan.name);
    const own = [here.self.name, ...[2, 3, 4, 5].map((n) => `${here.self.name} ${n}`)];
    const name = own.find((one) => !taken.includes(one)) ?? here.self.name;
    sayRefused(here.table.do((session, now) => session.claim(seat, now, name) ?? null));
  };
  const release = (seat: number) =>
    sayRefused(here.table.do((session, now) => session.release(seat, now) ?? null));
  const isLost = (phone: PhoneId) => phones.some((one) => one.phone === phone && !one.linked);
  const rotate = () =>
    sayRefused(
      here.table.do((session, now) => (session.role === 'host' ? session.rotate(now) : null)),
    );
  return (
    <section class="section">
      <h2 class="caps">{words.seats}</h2>
      <ol class="lobby-seats">
        {seats.map(({ plan, holder }, seat) => {
          const computer = plan.player.kind === 'computer';
          const own = holder === here.self.phone;
          const where = computer ? words.computer : holder ? words.at(nameOf(holder)) : words.open;
          return (
            <li key={plan.colour}>
              <SeatMark {...plan} name={begun || computer || holder ? plan.name : ''} />
              <p>
                {(begun || computer || holder) && <b>{plan.name} </b>}
                <span class="note">{own && !computer ? words.thisPhone : where}</span>
              </p>
              {!computer && !holder && (
                <Button
                  name={`${words.sitHere}: ${words.sit(seat + 1)}`}
                  onClick={() => claim(seat)}
                >
                  {words.sitHere}
                </Button>
              )}
              {own && (
                <Button
                  name={`${words.leaveSeat}: ${words.standUp(plan.name)}`}
                  onClick={() => release(seat)}
                >
                  {words.leaveSeat}
                </Button>
              )}
              {role === 'host' && holder && !own && !(begun && !isLost(holder)) && (
                <Button
                  name={`${words.free}: ${words.freeSeat(plan.name)}`}
                  onClick={() => release(seat)}
                >
                  {words.free}
                </Button>
              )}
            </li>
          );
        })}
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
