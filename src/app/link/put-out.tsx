import { UserX } from 'lucide-preact';
import type { PhoneId } from '../../link/messages/message';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { Notice, type Notices } from './notice';
import { nameIn } from './shown-names';
import { useLinkWords } from './words/words';

/** Removes a phone that is no longer played on, or that holds up the others. Only the host can. */
export function PutOut({ here, phone }: { readonly here: TableClient; readonly phone: PhoneId }) {
  const words = useLinkWords();
  const putOut = () =>
    here.table.do((session, now) => session.role === 'host' && session.putOut(phone, now));
  return (
    <Button
      icon={UserX}
      name={`${words.putOut}: ${words.putOutPhone(nameIn(here, phone))}`}
      onClick={putOut}
    >
      {words.putOut}
    </Button>
  );
}

/** Nothing goes on because these phones do not open what they have decided. */
export const unopened: Notices = (here, words) =>
  here.view.value.unopened.map((phone) => (
    <Notice key={`unopened-${phone}`}>
      <p>{words.unopened(nameIn(here, phone))}</p>
      <PutOut here={here} phone={phone} />
    </Notice>
  ));

/** The match could not begin because of these phones. */
export function Withheld({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  return here.view.value.withheld.map((phone) => (
    <Notice key={phone}>
      <p>{words.withheld(nameIn(here, phone))}</p>
      <PutOut here={here} phone={phone} />
    </Notice>
  ));
}
