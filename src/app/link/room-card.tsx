import { Settings } from 'lucide-preact';
import type { LinkTrouble } from '../../link/connections/link';
import { joinRoute } from '../../link/connections/room-code';
import type { TableClient } from '../../match/linked/table-client';
import { Button } from '../../ui/button';
import { useGo } from '../screen/go';
import { QrCode } from './qr-code';
import { SendButtons } from './send-buttons';
import { useLinkWords } from './words/words';

/** The ways into a room: a code to read aloud, a QR code to scan, a link to send. */
export function RoomCard({ here }: { readonly here: TableClient }) {
  const words = useLinkWords();
  const code = here.code.value;
  const state = here.room.state.value;
  if (code === null || state === 'closed') return null;
  if (state === 'opening') return <p class="note">{words.roomOpening}</p>;
  if (state !== 'open')
    return (
      <div class="notice" role="status">
        <p>
          {/* Without a server the way by camera is beside it: that it is silent helps nobody. */}
          {state !== 'no-server' && words.trouble[state]}{' '}
          {state !== 'no-webrtc' && words.roomTrouble}
        </p>
        <ServerAddress trouble={state} />
      </div>
    );
  const url = `${location.href.split('#')[0] ?? ''}${joinRoute(code, here.self.phone)}`;
  return (
    <section class="section room-card">
      <h2 class="caps">{words.roomTitle}</h2>
      <p class="room-card__code">{code}</p>
      <QrCode text={url} name={words.qrName} />
      <p class="note">{words.roomHint}</p>
      <SendButtons
        data={{ text: words.shareText(code), url }}
        copied={url}
        words={{ ...words, send: words.share }}
      />
    </section>
  );
}

/** The way to the address of the signaling server, where phones cannot be linked because of it. */
export function ServerAddress({ trouble }: { readonly trouble: LinkTrouble['trouble'] }) {
  const words = useLinkWords();
  const go = useGo();
  if (trouble !== 'bad-server') return null;
  return (
    <Button icon={Settings} onClick={() => go.to('/settings')}>
      {words.toSettings}
    </Button>
  );
}
