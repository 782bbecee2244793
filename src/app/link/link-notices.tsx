import { useState } from 'preact/hooks';
import { successor } from '../../link/session/lobby';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { GuestCamera } from './camera/guest-camera';
import { FollowHost } from './follow-host';
import { JoinRequests } from './join-requests';
import { Notice } from './notice';
import { UnopenedDecisions } from './put-out';
import { SeatAsked } from './seat-asked';
import { SeatNotices } from './seat-notices';
import { nameIn } from './shown-names';
import { showRefusal } from './table-actions';
import { linkSheetOpen } from './tables';
import { endingSaid } from './words/said';
import { useLinkWords } from './words/words';

/** Decisions that people at this phone have to make before the table can continue: the most urgent is shown. */
export function LinkNotices({ here }: { readonly here: TableClient }) {
  const ended = here.alerts.ended.value;
  return (
    <div class="link-notices">
      {ended && <Notice>{endingSaid(ended.because, ended.app)}</Notice>}
      {!linkSheetOpen.value && <JoinRequests here={here} />}
      <FollowHost here={here} />
      <HostLost here={here} />
      <UndoAsked here={here} />
      <SeatAsked here={here} />
      <OtherHost here={here} />
      <Fork here={here} />
      <Endless here={here} />
      <Awaited here={here} />
      <UnopenedDecisions here={here} />
      <SeatNotices here={here} />
    </div>
  );
}

/** The host is lost: wait, or become the host here. */
function HostLost({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  const { role, linked, table, otherHost } = here.view.value;
  if (role === 'host' || linked || !table || otherHost !== null) return null;
  // Every phone computes the same successor. Only there the button is the primary one.
  const ours = successor(table.lobby, table.host) === here.self.phone;
  const older = here.alerts.olderHost.value;
  return (
    <Notice>
      {here.alerts.stranger.value && <p>{words.stranger}</p>}
      <p>{older ? words.olderHost : words.goOnHint}</p>
      <Button
        kind={ours ? 'primary' : 'plain'}
        onClick={() => {
          here.alerts.olderHost.value = false;
          showRefusal(
            here.table.do((session, now) =>
              session.role === 'guest' ? session.becomeHost(now) : null,
            ),
          );
        }}
      >
        {words.goOnHere}
      </Button>
      {(here.code.value === null || here.unreached.value) && <CameraAgain here={here} />}
    </Notice>
  );
}

/** Two scans link phones again that two scans have linked. */
function CameraAgain({ here }: { readonly here: TableClient }) {
  const words = useLinkWords().camera;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.again}</Button>
      <Sheet open={open} title={words.title} onClose={() => setOpen(false)}>
        <GuestCamera
          onLink={(link) => {
            here.join(link);
            setOpen(false);
          }}
        />
      </Sheet>
    </>
  );
}

function Awaited({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  return here.view.value.awaited.map((phone) => {
    const name = nameIn(here, phone);
    const without = () =>
      here.table.do(
        (session, now) => session.role === 'host' && session.continueWithout(phone, now),
      );
    return (
      <Notice key={phone}>
        <p>{words.awaited(name)}</p>
        <Button onClick={without}>{words.goOnWithout(name)}</Button>
      </Notice>
    );
  });
}

/** Another phone has become the host while this phone, a host too, was not linked. */
function OtherHost({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  const phone = here.alerts.newerHost.value;
  if (!phone || here.view.value.role !== 'host') return null;
  const done = () => {
    here.alerts.newerHost.value = null;
  };
  const handOver = () => {
    const refused = here.table.do((session, now) =>
      session.role === 'host' ? session.handOver(phone, now) : null,
    );
    if (refused) showRefusal(refused);
    else done();
  };
  return (
    <Notice>
      <p>{words.newerHost(nameIn(here, phone))}</p>
      <Button kind="primary" onClick={handOver}>
        {words.handOver(nameIn(here, phone))}
      </Button>
      <Button onClick={done}>{words.keepOurs}</Button>
    </Notice>
  );
}

/** Two logs have gone on differently. People choose one. */
function Fork({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  return here.view.value.divergences.map(({ phone, common, ours, theirs }) => (
    <Notice key={phone}>
      <p>
        {words.fork(nameIn(here, phone), common, ours, theirs)} {words.forkHint}
      </p>
      <Button onClick={() => here.table.do((session, now) => session.choose(phone, now))}>
        {words.chooseTheirs(nameIn(here, phone))}
      </Button>
    </Notice>
  ));
}

/** The host plays the next match, and does not have the end of this one. */
function Endless({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  const { endUnknown, table } = here.view.value;
  if (!endUnknown || !table) return null;
  const goAlong = () =>
    here.table.do((session, now) => session.role === 'guest' && session.joinNextMatch(now));
  return (
    <Notice>
      <p>
        {words.endless(nameIn(here, table.host))} {words.leaveHint}
      </p>
      <Button onClick={goAlong}>{words.goAlong}</Button>
    </Notice>
  );
}

function UndoAsked({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  const { asking } = here.view.value;
  if (!asking?.here) return null;
  const answer = (yes: boolean) =>
    here.table.do((session, now) => session.answerUndo(asking.number, yes, now));
  return (
    <Notice>
      <p>{words.asks(nameIn(here, asking.by), asking.back)}</p>
      <Button kind="primary" onClick={() => answer(true)}>
        {words.yes}
      </Button>
      <Button onClick={() => answer(false)}>{words.no}</Button>
    </Notice>
  );
}
