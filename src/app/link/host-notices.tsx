import { useState } from 'preact/hooks';
import { successor } from '../../link/session/lobby';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { GuestCamera } from './camera/guest-camera';
import { Notice, type Notices } from './notice';
import { nameIn } from './shown-names';
import { showRefusal } from './table-actions';
import { useLinkWords } from './words/words';

/** The host is lost: wait, or become the host here. */
export const hostLost: Notices = (here, words) => {
  const { role, linked, table, otherHost } = here.view.value;
  if (role === 'host' || linked || !table || otherHost !== null) return [];
  // Every phone computes the same successor. Only there the button is the primary one.
  const ours = successor(table.lobby, table.host) === here.self.phone;
  const older = here.alerts.olderHost.value;
  return [
    <Notice key="host-lost">
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
    </Notice>,
  ];
};

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

/** Another phone has become the host while this phone, a host too, was not linked. */
export const otherHost: Notices = (here, words) => {
  const phone = here.alerts.newerHost.value;
  if (!phone || here.view.value.role !== 'host') return [];
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
  return [
    <Notice key="other-host">
      <p>{words.newerHost(nameIn(here, phone))}</p>
      <Button kind="primary" onClick={handOver}>
        {words.handOver(nameIn(here, phone))}
      </Button>
      <Button onClick={done}>{words.keepOurs}</Button>
    </Notice>,
  ];
};
