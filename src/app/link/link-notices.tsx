import { useState } from 'preact/hooks';
import type { PhoneId } from '../../link/message';
import { successor } from '../../link/session/lobby';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { GuestCamera } from './camera/guest-camera';
import { Knocks } from './knocks';
import { Notice } from './notice';
import { sayRefused } from './say-refused';
import { SeatNotices } from './seat-notices';
import type { Sitting } from './sitting';
import { endingSaid } from './words/said';
import { useLinkWords } from './words/words';

/** What people at this phone have to decide, so that the table goes on. */
export function LinkNotices({ here }: { readonly here: Sitting }) {
  const ended = here.news.ended.value;
  return (
    <div class="link-notices">
      {ended && <Notice>{endingSaid(ended.because, ended.app)}</Notice>}
      {!here.looking.value && <Knocks here={here} />}
      <HostLost here={here} />
      <Awaited here={here} />
      <SeatNotices here={here} />
      <OtherHost here={here} />
      <Fork here={here} />
      <Endless here={here} />
      <UndoAsked here={here} />
    </div>
  );
}

function nameIn(here: Sitting, phone: PhoneId | null): string {
  const phones = here.view.value.table?.lobby.phones ?? [];
  return phones.find((one) => one.phone === phone)?.name ?? '';
}

/** The host is gone: wait, or go on here. */
function HostLost({ here }: { readonly here: Sitting }) {
  const words = useLinkWords();
  const { role, linked, table } = here.view.value;
  if (role === 'host' || linked || !table) return null;
  // Every phone comes to the same answer whose button is the main one.
  const ours = successor(table.lobby, table.host) === here.self.phone;
  const older = here.news.olderHost.value;
  return (
    <Notice>
      <p>{older ? words.olderHost : words.goOnHint}</p>
      <Button
        kind={ours ? 'primary' : 'plain'}
        onClick={() => {
          here.news.olderHost.value = false;
          sayRefused(
            here.table.do((session, now) => (session.role === 'guest' ? session.goOn(now) : null)),
          );
        }}
      >
        {words.goOnHere}
      </Button>
      {(here.code.value === null || here.unreached.value) && <CameraAgain here={here} />}
    </Notice>
  );
}

/** What two scans have linked, two scans link again. */
function CameraAgain({ here }: { readonly here: Sitting }) {
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

function Awaited({ here }: { readonly here: Sitting }) {
  const words = useLinkWords();
  return here.view.value.awaited.map((phone) => {
    const name = nameIn(here, phone);
    const without = () =>
      here.table.do((session, now) => session.role === 'host' && session.goOnWithout(phone, now));
    return (
      <Notice key={phone}>
        <p>{words.awaited(name)}</p>
        <Button onClick={without}>{words.goOnWithout(name)}</Button>
      </Notice>
    );
  });
}

/** Another phone has gone on as host while this one, a host too, was away. */
function OtherHost({ here }: { readonly here: Sitting }) {
  const words = useLinkWords();
  const phone = here.news.newerHost.value;
  if (!phone || here.view.value.role !== 'host') return null;
  const done = () => {
    here.news.newerHost.value = null;
  };
  const handOver = () => {
    const refused = here.table.do((session, now) =>
      session.role === 'host' ? session.handOver(phone, now) : null,
    );
    if (refused) sayRefused(refused);
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

/** Two logs that part: people choose which one goes on. */
function Fork({ here }: { readonly here: Sitting }) {
  const words = useLinkWords();
  return here.view.value.apart.map(({ phone, parted, ours, theirs }) => (
    <Notice key={phone}>
      <p>
        {words.fork(nameIn(here, phone), parted, ours, theirs)} {words.forkHint}
      </p>
      <Button onClick={() => here.table.do((session, now) => session.choose(phone, now))}>
        {words.chooseTheirs(nameIn(here, phone))}
      </Button>
    </Notice>
  ));
}

/** The others play the next match, and nobody there tells how this one has ended. */
function Endless({ here }: { readonly here: Sitting }) {
  const words = useLinkWords();
  const { endless, table } = here.view.value;
  if (!endless || !table) return null;
  const goAlong = () =>
    here.table.do((session, now) => session.role === 'guest' && session.goAlong(now));
  return (
    <Notice>
      <p>
        {words.endless(nameIn(here, table.host))} {words.leaveHint}
      </p>
      <Button onClick={goAlong}>{words.goAlong}</Button>
    </Notice>
  );
}

function UndoAsked({ here }: { readonly here: Sitting }) {
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
