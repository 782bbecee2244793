import { Check, X } from 'lucide-preact';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { MeetingNumber } from './meeting-number';
import { Notice, type Notices } from './notice';
import { nameOfApplicant } from './shown-names';
import { useLinkWords } from './words/words';

/** Phones that ask to join, for the people at the host's phone to admit or refuse. */
export const joinRequests: Notices = (here, words) => {
  const answer = (phone: string, yes: boolean) =>
    here.table.do((session, now) => session.role === 'host' && session.admit(phone, yes, now));
  const view = here.view.value;
  return view.joinRequests.map(({ phone, number }) => {
    const name = nameOfApplicant(view, phone);
    return (
      <Notice key={`door-${phone}`}>
        <p>
          {words.joinRequest(name)}
          {number !== null && ` ${words.compareThere(name)}`}
        </p>
        {number !== null && <MeetingNumber number={number} />}
        <Button kind="primary" icon={Check} onClick={() => answer(phone, true)}>
          {words.admit(name)}
        </Button>
        <Button icon={X} onClick={() => answer(phone, false)}>
          {words.refuse(name)}
        </Button>
      </Notice>
    );
  });
};

export function JoinRequests({ here }: { readonly here: TableClient }) {
  return <>{joinRequests(here, useLinkWords())}</>;
}
