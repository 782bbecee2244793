import { useState } from 'preact/hooks';
import { type SeatPlan, USUAL_LEVEL } from '../../kit/header';
import type { Seat } from '../../kit/rules';
import { isEndedEarly, seatedPhones, successor } from '../../link/session/lobby';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { GuestCamera } from './camera/guest-camera';
import { Notice, type Notices } from './lobby-notices';
import { nameIn, seatNameAt } from './shown-names';
import { ask, askAsHost, showRefusal } from './table-actions';
import type { LinkWords } from './words/en';
import { useLinkedMatchWords } from './words/match-words';
import { useLinkWords } from './words/words';

/** The host is lost: wait, or become the host here. */
export const hostLost: Notices = (here, words) => {
  const { role, linked, table, otherHost } = here.view.value;
  // Who was put out has no part in the table any more.
  if (isPutOut(here)) return [];
  if (role === 'host' || linked || !table || otherHost !== null) return [];
  if (isEndedEarly(table)) return [];
  // Every phone computes the same successor. Only there the button is the primary one.
  const ours = successor(table.lobby, table.host) === here.self.phone;
  // Where nothing finds the host by itself, two scans come first.
  const byCamera = here.code.value === null || here.unreached.value !== null;
  return [
    <HostLost
      key="host-lost"
      here={here}
      host={nameIn(here, table.host)}
      isSuccessor={ours}
      byCamera={byCamera}
      words={words}
    />,
  ];
};

/** Whether the host has removed this phone. */
export function isPutOut(here: TableClient): boolean {
  const { because } = here.alerts.ended.value ?? {};
  return because === 'put-out' || because === 'dropped';
}

interface HostLostProps {
  readonly here: TableClient;
  readonly host: string;
  readonly isSuccessor: boolean;
  readonly byCamera: boolean;
  readonly words: LinkWords;
}

function HostLost({ here, host, isSuccessor, byCamera, words }: HostLostProps) {
  const own = useLinkedMatchWords();
  const goOn = () => {
    here.alerts.olderHost.value = false;
    ask(here, (session, now) => (session.role === 'guest' ? session.becomeHost(now) : null));
  };
  return (
    <Notice>
      {here.alerts.stranger.value && <p>{words.stranger}</p>}
      <p>{here.alerts.olderHost.value ? words.olderHost : own.noHost(host)}</p>
      {byCamera && <CameraAgain here={here} />}
      <p class="note">{own.goOnMeans}</p>
      <Button kind={isSuccessor && !byCamera ? 'primary' : 'plain'} onClick={goOn}>
        {words.goOnHere}
      </Button>
    </Notice>
  );
}

/** Two scans link phones again that two scans have linked. */
function CameraAgain({ here }: { readonly here: TableClient }) {
  const words = useLinkWords().camera;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {words.again}
      </Button>
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

/** Seats without a player: they are open, or their phones are lost. */
export const seatNotices: Notices = (here, words) => {
  const { role, table, linked, membership } = here.view.value;
  const toAct = here.match.value?.toAct.value ?? null;
  if (!table || !linked || membership !== 'in' || toAct === null) return [];
  if (isEndedEarly(table)) return [];
  const { seats, phones } = table.lobby;
  const isSpectator = !seatedPhones(table.lobby).includes(here.self.phone);
  const isHost = role === 'host';
  return seats.flatMap(({ plan, holder }, seat) => {
    if (plan.player.kind === 'computer') return [];
    const isOpen = holder === null;
    // Until its phone returns, the people at the host's phone or a computer may play for a seat.
    const isLost = isHost && phones.find(({ phone }) => phone === holder)?.linked === false;
    // Players see the other seats only when it is their turn. Spectators see every open seat.
    const isShown = seat === toAct ? isOpen || isLost : isOpen && isSpectator;
    if (!isShown) return [];
    const name = seatNameAt(here.view.value, seat);
    const opening = here.match.value?.opening.value ?? null;
    const lost = opening === null ? words.lostSeat(name) : words.lostSecret(name);
    return [
      <Notice key={`seat-${plan.colour}`}>
        <p>{isOpen ? words.openSeat(name) : lost}</p>
        <TakeSeat here={here} plan={plan} seat={seat} />
        {isHost && <StandIn here={here} seat={seat} />}
      </Notice>,
    ];
  });
};

interface SeatProps {
  readonly here: TableClient;
  readonly plan: SeatPlan;
  readonly seat: Seat;
}

function TakeSeat({ here, plan, seat }: SeatProps) {
  const words = useLinkWords();
  const take = () => ask(here, (session, now) => session.claim(seat, now, plan.name) ?? null);
  return (
    <Button
      name={`${words.playHere}: ${words.takeSeat(seatNameAt(here.view.value, seat))}`}
      onClick={take}
    >
      {words.playHere}
    </Button>
  );
}

function StandIn({ here, seat }: Omit<SeatProps, 'plan'>) {
  const words = useLinkWords();
  const standIn = () => askAsHost(here, (host, now) => host.standIn(seat, USUAL_LEVEL, now));
  return (
    <Button
      name={`${words.computerPlays}: ${words.standIn(seatNameAt(here.view.value, seat))}`}
      onClick={standIn}
    >
      {words.computerPlays}
    </Button>
  );
}
