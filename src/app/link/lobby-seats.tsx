import type { PhoneId } from '../../link/message';
import { Button } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import { showToast } from '../../ui/toast';
import type { Sitting } from './sitting';
import { refusalSaid } from './words/said';
import { useLinkWords } from './words/words';

/** The seats of a table that has not begun: who has them, and taking and leaving them. */
export function LobbySeats({ here }: { readonly here: Sitting }) {
  const words = useLinkWords();
  const { table, role } = here.view.value;
  if (!table) return null;
  const { seats, phones } = table.lobby;
  const nameOf = (phone: PhoneId) => phones.find((one) => one.phone === phone)?.name ?? '';
  const claim = (seat: number) => {
    const taken = seats.filter(({ holder }) => holder).map(({ plan }) => plan.name);
    const own = [here.self.name, ...[2, 3, 4, 5].map((n) => `${here.self.name} ${n}`)];
    const name = own.find((one) => !taken.includes(one)) ?? here.self.name;
    const refused = here.table.do((session, now) => session.claim(seat, now, name));
    if (refused) showToast({ text: refusalSaid(refused.because) ?? '' });
  };
  const release = (seat: number) => here.table.do((session, now) => session.release(seat, now));
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
              <SeatMark {...plan} name={computer || holder ? plan.name : ''} />
              <p>
                {(computer || holder) && <b>{plan.name} </b>}
                <span class="note">{own ? words.thisPhone : where}</span>
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
              {role === 'host' && holder && !own && (
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
    </section>
  );
}
