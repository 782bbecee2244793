import { Check, UserX, X } from 'lucide-preact';
import type { ComponentChildren, VNode } from 'preact';
import type { PhoneId } from '../../link/messages/message';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { AskingButton } from '../../ui/warning/asking-button';
import { nameIn, nameOfApplicant } from './shown-names';
import type { LinkWords } from './words/en';
import { useLinkWords } from './words/words';

/** Reads the table: a notice, with a key, for each decision of one kind that waits for people at this phone. */
export type Notices = (here: TableClient, words: LinkWords) => readonly VNode[];

/** A decision at a linked table, with its buttons. */
export function Notice({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="notice" role="status">
      {children}
    </div>
  );
}

/** Removes a phone that is no longer played on, or that holds up the others. Only the host can. */
export function PutOut({ here, phone }: { readonly here: TableClient; readonly phone: PhoneId }) {
  const words = useLinkWords();
  const name = nameIn(here, phone);
  const putOut = () =>
    here.table.do((session, now) => session.role === 'host' && session.putOut(phone, now));
  return (
    <AskingButton
      icon={UserX}
      name={`${words.putOut}: ${words.putOutPhone(name)}`}
      question={words.asksPutOut(name)}
      warning={words.putOutHint}
      onGo={putOut}
    >
      {words.putOut}
    </AskingButton>
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

/** Another phone of the table has become its host. People follow it, or go on waiting. */
export const followHost: Notices = (here, words) => {
  const { otherHost } = here.view.value;
  if (otherHost === null) return [];
  const name = nameIn(here, otherHost);
  const follow = () =>
    here.table.do((session, now) => session.role === 'guest' && session.follow(otherHost, now));
  return [
    <Notice key="follow-host">
      <p>{words.otherHost(name)}</p>
      <Button kind="primary" onClick={follow}>
        {words.followHost(name)}
      </Button>
    </Notice>,
  ];
};

export function FollowHost({ here }: { readonly here: TableClient }) {
  return <>{followHost(here, useLinkWords())}</>;
}

/** Six digits that people compare on two screens. A screen reader says them in two groups. */
export function MeetingNumber({ number }: { readonly number: string }) {
  return (
    <p class="meeting-number">
      {number.slice(0, 3)} {number.slice(3)}
    </p>
  );
}

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
