import { LogOut, Pencil, Play, Undo2 } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../ui/button';
import { useGo } from '../screen/go';
import { NoteScreen, Screen } from '../screen/screen';
import { useWords } from '../words/words';
import { GuestCameraButton } from './camera/guest-camera-button';
import { HostCameraButton } from './camera/host-camera';
import { FollowHost, JoinRequests, MeetingNumber, Withheld } from './lobby-notices';
import './link.css';
import { canLink } from '../../match/linked/linked-tables';
import type { TableClient } from '../../match/linked/table-client';
import { LobbySeats } from './lobby-seats';
import { PhonesList } from './phones-list';
import { PlanCard } from './plan-card';
import { RoomCard, ServerAddress } from './room-card';
import { askAsHost } from './table-actions';
import { linkedTables } from './tables';
import { useLobbyWords } from './words/lobby-words';
import { endingSaid, useLinkWords } from './words/words';

/** The table before its match begins. Host and guests have the same screen. */
export function Lobby() {
  const words = useLinkWords();
  const { app } = useWords();
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    if (canLink()) void linkedTables.returnToLobby().then(() => setLooked(true));
    else setLooked(true);
  }, []);
  const here = linkedTables.client.value;
  if (here) return <Gathering key={here.self.phone} here={here} />;
  return (
    <NoteScreen title={words.lobby} up="/">
      {looked ? words.noTable : app.loading}
    </NoteScreen>
  );
}

function Gathering({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  const go = useGo();
  const match = here.match.value;
  useEffect(() => {
    if (match) go.instead(`/match/${match.header.id}`);
  }, [match]);
  const { role, membership, table } = here.view.value;
  const ended = here.alerts.ended.value;
  // Before a rematch everybody is here already, so the ways in come last.
  const again = (table?.lobby.match ?? 1) > 1;
  const leave = async () => {
    await linkedTables.leave();
    go.instead('/');
  };
  return (
    <Screen
      title={words.lobby}
      up="/"
      layout="columns"
      foot={role === 'host' && !ended ? <Begin here={here} /> : undefined}
    >
      {ended ? (
        <p class="notice" role="alert">
          {endingSaid(ended.because, ended.app)}
        </p>
      ) : (
        <Waiting here={here} />
      )}
      {membership === 'in' && table && (
        <PlanCard plan={table.plan} seats={table.lobby.seats.length} />
      )}
      <JoinRequests here={here} />
      <Withheld here={here} />
      {membership === 'in' && table && (
        <>
          {role === 'host' && !again && <WaysIn here={here} />}
          <LobbySeats here={here} />
          <PhonesList here={here} />
          {role === 'host' && again && <WaysIn here={here} />}
          <p class="note">{words.fairness}</p>
        </>
      )}
      <div class="row">
        {ended?.because === 'other-window' && (
          <Button
            kind="primary"
            icon={Undo2}
            onClick={() => void linkedTables.returnFromOtherWindow()}
          >
            {words.sitHere}
          </Button>
        )}
        <Button icon={LogOut} onClick={() => void leave()}>
          {words.leave}
        </Button>
      </div>
    </Screen>
  );
}

function WaysIn({ here }: { readonly here: TableClient }) {
  return (
    <>
      <RoomCard here={here} />
      <HostCameraButton here={here} />
    </>
  );
}

/** What a guest is waiting for. */
function Waiting({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  const { role, membership, table, number, otherHost } = here.view.value;
  const trouble = here.unreached.value;
  if (role === 'host') return null;
  if (otherHost !== null) return <FollowHost here={here} />;
  if (membership === 'requesting')
    return (
      <div role="status">
        <p>
          {words.requesting} {number !== null && words.compareHere}
        </p>
        {number !== null && <MeetingNumber number={number} />}
      </div>
    );
  if (membership === 'in')
    return (
      <p role="status">
        {table?.lobby.stage.is === 'gathering' ? words.waitsForHost : words.drawing}
      </p>
    );
  const said = (
    <div class="notice" role="status">
      <p>
        {here.alerts.stranger.value ? `${words.stranger} ` : ''}
        {trouble ? `${words.trouble[trouble.trouble]} ` : ''}
        {words.connecting}
      </p>
      {trouble && <ServerAddress trouble={trouble.trouble} />}
    </div>
  );
  return (
    <>
      {said}
      {trouble && table === null && <OtherWaysIn here={here} />}
    </>
  );
}

/** The ways on for a guest whose code leads nowhere. */
function OtherWaysIn({ here }: { readonly here: TableClient }) {
  const own = useLobbyWords();
  const go = useGo();
  const code = here.code.value;
  const change = async () => {
    await linkedTables.leave();
    go.instead('/join');
  };
  return (
    <section class="section">
      {code !== null && <p>{own.triedCode(code)}</p>}
      <p class="note">{own.withoutServer}</p>
      <GuestCameraButton kind="primary" onLink={(link) => here.join(link)} />
      <Button wide icon={Pencil} onClick={() => void change()}>
        {own.changeCode}
      </Button>
    </section>
  );
}

function Begin({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  const { table } = here.view.value;
  const stage = table?.lobby.stage.is;
  const open = table?.lobby.seats.some(
    ({ plan, holder }) => plan.player.kind === 'person' && !holder,
  );
  const begin = () => askAsHost(here, (host, now) => host.begin(now));
  const drawing = stage !== 'gathering';
  return (
    <div class="stack set-up__start">
      <p class="set-up__fault" role="status">
        {drawing ? words.drawing : open && words.waitsForSeats}
      </p>
      <Button kind="primary" wide icon={Play} dimmed={open === true} busy={drawing} onClick={begin}>
        {words.begin}
      </Button>
    </div>
  );
}
