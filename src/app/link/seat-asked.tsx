import { Button } from '../../ui/button';
import { Notice, type Notices } from './notice';
import { nameIn, seatNameAt } from './shown-names';

/** The seat of a lost phone is to change hands. Everybody who is there agrees, or it does not. */
export const seatAsked: Notices = (here, words) => {
  const { seatAsking, table } = here.view.value;
  if (!seatAsking?.here || !table) return [];
  const { seat, holder, level } = seatAsking;
  const name = seatNameAt(here.view.value, seat);
  const answer = (yes: boolean) => here.table.do((session, now) => session.answerSeat(yes, now));
  const asked =
    holder === null
      ? words.asksOpen(name)
      : level === null
        ? words.asksSeat(nameIn(here, holder), name)
        : words.asksComputer(name);
  return [
    <Notice key="seat-asked">
      <p>{asked}</p>
      <Button kind="primary" onClick={() => answer(true)}>
        {words.yes}
      </Button>
      <Button onClick={() => answer(false)}>{words.no}</Button>
    </Notice>,
  ];
};
